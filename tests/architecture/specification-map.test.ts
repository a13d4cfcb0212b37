import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../../docs");
const map = readFileSync(path.join(folder, "specification-map.md"), "utf8");

/** Each link with the test name quoted after it, if any. */
const links = [...map.matchAll(/\]\(([^)]+)\)(?: “([^”]+)”)?/g)].map(
  ([, target = "", name = null]) => ({ file: path.join(folder, target), target, name }),
);

test("every file named in the map exists", () => {
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ file }) => !existsSync(file)).map(({ target }) => target)).toEqual([]);
});

test("every test named in the map exists in its file", () => {
  const named = links.flatMap(({ file, name }) =>
    name === null || !existsSync(file) ? [] : [{ file, name }],
  );
  expect(named.length).toBeGreaterThan(0);
  const lost = named.filter(({ file, name }) => !readFileSync(file, "utf8").includes(name));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test("no row of the map is left empty", () => {
  const rows = map.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !/^(?:\|[^|]*[^|\s][^|]*){2}\|$/.test(row))).toEqual([]);
});

test("every row of the map names a test", () => {
  const shown = map
    .split("\n")
    .filter((line) => /^\|.*\]\(/.test(line))
    .map((row) => row.split(" | ").at(-1) ?? "");
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((cell) => !/\]\([^)]+\) “/.test(cell))).toEqual([]);
  expect(shown.filter((cell) => /\b(?:no test|none yet)\b/.test(cell))).toEqual([]);
});
