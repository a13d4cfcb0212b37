/** Texts of a page, and checks for texts that no visitor should read. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { MessageTree } from "#i18n/compiled-messages.ts";
import type { Locale } from "#domain/locale.ts";
import { flatten } from "#tests/architecture/messages.ts";

/** `NodeFilter.SHOW_TEXT`, which Node does not define. */
const showText = 4;

const nameFields = new Set(["name", "brand", "legalName"]);
const messageKeys = new Set(
  flatten(JSON.parse(readFileSync("src/i18n/messages/en.json", "utf8")) as MessageTree).keys(), // the build checks its shape
);

const content: readonly unknown[] = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file): unknown => parse(readFileSync(path.join("content", file), "utf8")));

/** Texts that the content writes in English in this language too, such as names of companies, projects and people. */
export function textsIdenticalToEnglish(language: Locale): ReadonlySet<string> {
  return new Set(content.flatMap((value) => alikeIn(value, language)));
}

function alikeIn(value: unknown, language: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => alikeIn(inner, language));
  if (typeof value !== "object" || value === null) return [];
  const entries = new Map<string, unknown>(Object.entries(value));
  const english = entries.get("en");
  if (typeof english === "string") return entries.get(language) === english ? [english] : [];
  return [...entries].flatMap(([key, inner]) =>
    typeof inner === "string" && nameFields.has(key) ? [inner] : alikeIn(inner, language),
  );
}

/** Visible, accessible and metadata texts of a page, without names that are Latin in every language. */
export function visibleTexts(document: Document): string[] {
  const left = "script, style, template, noscript, bdi, option, [lang]:not(html)"; // options: country names of Intl
  const walker = document.createTreeWalker(document.body, showText);
  const texts = [document.title];
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker;
    if (!node.parentElement?.closest(left)) texts.push(node.textContent ?? "");
  }
  for (const attribute of ["aria-label", "alt", "placeholder", "title"]) {
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      texts.push(element.getAttribute(attribute) ?? "");
    }
  }
  for (const meta of document.querySelectorAll("meta[name=description], meta[property]")) {
    texts.push(meta.getAttribute("content") ?? "");
  }
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
}

/** Unfilled texts: message keys, or undefined and similar values. */
export function unfilledTexts(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      /\b(?:undefined|NaN|null)\b|\[object |Invalid Date|\{\w+\}/.test(text) ||
      (text.match(/[a-z_]+(?:\.[a-z_]+)+/g) ?? []).some((word) => messageKeys.has(word)),
  );
}

/** Texts equal to the English page's; two Latin words in a row are neither a unit nor an abbreviation. */
export function untranslatedTexts(
  texts: readonly string[],
  english: readonly string[],
  names: ReadonlySet<string>,
): string[] {
  const inEnglish = new Set(english);
  return texts.filter(
    (text) =>
      inEnglish.has(text) &&
      !names.has(text) &&
      !text.split(/, | \| /).every((part) => names.has(part) || !part.includes(" ")) &&
      /(?:\p{Script=Latin}+[,.]? ){2}/u.test(`${text} `),
  );
}
