import { hash } from "node:crypto";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { CommonFacts } from "#site/around.server.ts";
import type { FactsFile } from "#site/request-context.ts";

const files = new WeakMap<CommonFacts, FactsFile>();

/** The file of a language's facts. */
export function factsFileOf(locale: Locale, facts: CommonFacts): FactsFile {
  const file = files.get(facts) ?? writeFile(locale, facts);
  files.set(facts, file);
  return file;
}

function writeFile(locale: Locale, facts: CommonFacts): FactsFile {
  const text = JSON.stringify(facts);
  const digest = hash("sha256", text, "hex").slice(0, 16);
  return { path: linkTo(locale, "facts", { digest }), text };
}
