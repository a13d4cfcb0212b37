import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { draftCodes, type LanguageCode, locales } from "#domain/locale.ts";
import type { MessageTree } from "#i18n/compiled-messages.ts";
import { messageProblems, unusedKeys } from "#tests/architecture/messages.ts";
import { physicalDeclarations } from "#tests/architecture/physical-css.ts";
import { classesOf, unknownClasses, unusedClasses } from "#tests/architecture/style-classes.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("all message files have the same keys and placeholders, drafts no unknown ones", () => {
  expect(messageProblems(readMessages(locales), readMessages(draftCodes))).toEqual([]);
});

test("no message key is unused", () => {
  const sources = filesOf("src/**/*.{ts,tsx}").map(({ text }) => text);
  expect(unusedKeys(readMessages(locales).en, sources)).toEqual([]);
});

test("style sheets use logical properties only", () => {
  const physical = filesOf("src/**/*.css").flatMap(({ file, text }) =>
    physicalDeclarations(text).map(({ line, declaration }) => `${file}:${line} ${declaration}`),
  );
  expect(physical).toEqual([]);
});

test("no CSS class is unused", () => {
  const sources = filesOf("src/**/*.{ts,tsx}").map(({ text }) => text);
  const sheets = filesOf("src/**/*.css").map(({ text }) => text);
  expect(unusedClasses(sheets.join("\n"), sources)).toEqual([]);
});

test("every class used in a component is defined in a style sheet", () => {
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

test("no style sheet exceeds 300 lines", () => {
  const long = filesOf("src/**/*.css")
    .map(({ file, text }) => ({ file, lines: linesOfCode(text) }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

test("no folder is named utils, helpers, lib, common, types or hooks", () => {
  const folders = globSync("src/**/{utils,helpers,lib,common,types,hooks,index.ts,index.tsx}", {
    cwd: root,
  });
  expect(folders).toEqual([]);
});

test("no file uses UNSAFE_ or unstable_ APIs", () => {
  const unpromised = /\b(?:UNSAFE|unstable)_\w/; // prefixes of React and React Router
  const files = filesOf("{src,tests,benchmarks}/**/*.{ts,tsx}");
  expect(files.filter(({ text }) => unpromised.test(text)).map(({ file }) => file)).toEqual([]);
});

function filesOf(pattern: string): { file: string; text: string }[] {
  return globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), "utf8"),
  }));
}

/** Counts like the linter does in modules: without blank lines and comments. */
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
