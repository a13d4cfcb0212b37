import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { draftCodes, type LanguageCode, locales } from "#domain/locale.ts";
import type { MessageTree } from "#i18n/compiled-messages.ts";
import { messageProblems, unusedKeys } from "#tests/architecture/messages.ts";
import { physicalDeclarations } from "#tests/architecture/physical.ts";
import { classesOf, unknownClasses, unusedClasses } from "#tests/architecture/style-classes.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("the message files say the same, and drafts nothing else", () => {
  expect(messageProblems(readMessages(locales), readMessages(draftCodes))).toEqual([]);
});

test("no message is left over", () => {
  const sources = filesOf("src/**/*.{ts,tsx}").map(({ text }) => text);
  expect(unusedKeys(readMessages(locales).en, sources)).toEqual([]);
});

test("no style sheet names left or right", () => {
  const physical = filesOf("src/**/*.css").flatMap(({ file, text }) =>
    physicalDeclarations(text).map(({ line, declaration }) => `${file}:${line} ${declaration}`),
  );
  expect(physical).toEqual([]);
});

test("no class of a style sheet is left over", () => {
  const sources = filesOf("src/**/*.{ts,tsx}").map(({ text }) => text);
  const sheets = filesOf("src/**/*.css").map(({ text }) => text);
  expect(unusedClasses(sheets.join("\n"), sources)).toEqual([]);
});

test("every class that a component names stands in a style sheet", () => {
  const known = classesOf(
    filesOf("src/site/**/*.css")
      .map(({ text }) => text)
      .join("\n"),
  );
  const unknown = filesOf("src/site/**/*.tsx").flatMap(({ file, text }) =>
    unknownClasses(known, text).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("every style sheet of the site is imported", () => {
  const sheets = filesOf("src/site/**/*.css");
  const named = filesOf("src/site/**/*.{css,ts,tsx}").flatMap(({ file, text }) =>
    [...text.matchAll(/["'(]((?:#site|\.{1,2})\/[^"'()?]+\.css)/g)].map(([, at = ""]) =>
      at.startsWith("#site/")
        ? path.normalize(at.replace("#site/", "src/site/"))
        : path.join(path.dirname(file), at),
    ),
  );
  const imported = new Set(named);
  expect(sheets.map(({ file }) => file).filter((file) => !imported.has(file))).toEqual([]);
});

test("no style sheet is longer than a module may be", () => {
  const long = filesOf("src/**/*.css")
    .map(({ file, text }) => ({ file, lines: linesOfCode(text) }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

test("folders that say nothing do not exist", () => {
  const folders = globSync("src/**/{utils,helpers,lib,common,types,hooks,index.ts,index.tsx}", {
    cwd: root,
  });
  expect(folders).toEqual([]);
});

test("nothing imports what a package calls unsafe or unstable", () => {
  const unpromised = /\b(?:UNSAFE|unstable)_\w/; // React's and React Router's prefixes
  const files = filesOf("{src,tests,benchmarks}/**/*.{ts,tsx}");
  expect(files.filter(({ text }) => unpromised.test(text)).map(({ file }) => file)).toEqual([]);
});

function filesOf(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), "utf8"),
  }));
}

/** Counted as the linter counts them in modules: without blank lines and comments. */
function linesOfCode(css: string): number {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return bare.split("\n").filter((line) => line.trim() !== "").length;
}

function readMessages<Code extends LanguageCode>(
  codes: readonly Code[],
): Readonly<Record<Code, MessageTree>> {
  const read = (code: string) =>
    JSON.parse(readFileSync(path.join(root, `src/i18n/messages/${code}.json`), "utf8"));
  const messages = codes.map((code) => [code, read(code)]);
  return Object.fromEntries(messages) as Record<Code, MessageTree>; // its keys are the codes
}
