import compile from "icu-minify/compile";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";

/** Read as files, because imports arrive compiled. */
const files = await Promise.all(
  locales.map(async (locale) => {
    const text = await readFile(new URL(`messages/${locale}.json`, import.meta.url), "utf8");
    return { locale, messages: flatten(JSON.parse(text)) };
  }),
);
const [english, ...translations] = files;

test.each(translations)("$locale has the keys of English, no more and no fewer", ({ messages }) => {
  expect([...messages.keys()].sort()).toEqual([...(english?.messages.keys() ?? [])].sort());
});

test.each(translations)("$locale takes the arguments of English", ({ messages }) => {
  const different = [...messages].filter(([key, message]) => {
    const asked = argumentsOf(english?.messages.get(key) ?? "");
    const taken = argumentsOf(message).map((name) =>
      asked.includes(name) ? name : (forms[name] ?? ""),
    );
    return taken.toSorted(alphabetically).join() !== asked.join();
  });
  expect(different).toEqual([]);
});

/** Some things are given in two forms, for languages that need the other one: "in Dubai" and "Dubai", "Villas" and "villas". */
const forms: Record<string, string> = { name: "place", typeLower: "type" };

test.each(files)("no message of $locale is empty or has space around it", ({ messages }) => {
  expect(
    [...messages].filter(([, message]) => message === "" || message !== message.trim()),
  ).toEqual([]);
});

function flatten(tree: unknown, path = ""): Map<string, string> {
  if (typeof tree === "string") return new Map([[path, tree]]);
  const entries = Object.entries(tree as object); // a message file holds objects and strings only
  return new Map(
    entries.flatMap(([key, branch]) => [...flatten(branch, path === "" ? key : `${path}.${key}`)]),
  );
}

/** Names of arguments and tags, sorted, each once. */
function argumentsOf(message: string): string[] {
  return [...new Set(namesIn(compile(message)))].toSorted(alphabetically);
}

/** In a compiled message every list among the parts is an argument or a tag and begins with its name. */
function namesIn(parts: unknown): string[] {
  if (typeof parts !== "object" || parts === null) return [];
  if (!Array.isArray(parts)) return Object.values(parts).flatMap(namesIn);
  return parts.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return namesIn(part);
    const [name, ...rest]: unknown[] = part;
    return [String(name), ...namesIn(rest)];
  });
}

function alphabetically(one: string, other: string): number {
  return one < other ? -1 : 1;
}
