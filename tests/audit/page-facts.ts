/** What an audit knows of a page, as a reader without script finds it. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

export interface PageFacts {
  /** Path and query that were asked for. */
  path: string;
  language: string;
  direction: string;
  title: string;
  description: string;
  canonical: string;
  /** Address by `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  isIndexed: boolean;
  /** Addresses of this site, absolute, as the links have them. */
  links: readonly string[];
  /** What addresses can name within the page. */
  ids: readonly string[];
  /** What stands in scripts of `application/ld+json`. */
  structuredData: readonly string[];
  /** What html-validate and axe have to say, each with a part of the page. */
  faults: readonly string[];
}

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
const accessRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Opens a page and reads it. Throws where it does not answer with a page. */
export async function readPage(page: Page, path: string): Promise<PageFacts> {
  const response = await page.goto(path, { waitUntil: "load" });
  if (response?.status() !== 200) throw new Error(`answered ${response?.status() ?? "nothing"}`);
  const [facts, markup, access] = [
    await page.evaluate(factsOfDocument),
    await markupFaults(await response.text()),
    await accessFaults(page),
  ];
  return { path, ...facts, faults: [...markup, ...access] };
}

async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** Contrast is among what axe looks at. */
async function accessFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(accessRules)
    .setLegacyMode(); // our pages have no frames
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Runs in the browser. */
function factsOfDocument(): Omit<PageFacts, "path" | "faults"> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const valueOf = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? "";
  return {
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    title: document.title,
    description: valueOf('meta[name="description"]', "content"),
    canonical: valueOf('link[rel="canonical"]', "href"),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    ),
    isIndexed: !valueOf('meta[name="robots"]', "content").includes("noindex"),
    links: [...document.links]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.href),
    ids: all("[id]").map(({ id }) => id),
    structuredData: all('script[type="application/ld+json"]').map((it) => it.textContent ?? ""),
  };
}
