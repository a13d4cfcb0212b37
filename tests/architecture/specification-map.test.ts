import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../../docs");
const map = readFileSync(path.join(folder, "specification-map.md"), "utf8");

/** Each link with the names of its tests, which follow it in quotes. */
const links = [...map.matchAll(/\]\(([^)]+)\)((?:,? “[^”]+”)*)/g)].map(
  ([, target = "", quoted = ""]) => ({
    file: path.join(folder, target),
    target,
    names: [...quoted.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name),
  }),
);

test("every file named in the map exists", () => {
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ file }) => !existsSync(file)).map(({ target }) => target)).toEqual([]);
});

test("every test named in the map exists in its file", () => {
  const named = links
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, names }) => names.map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(0);
  const lost = named.filter(({ file, name }) => !readFileSync(file, "utf8").includes(name));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test("no row of the map is left empty", () => {
  const rows = map.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !/^(?:\|[^|]*[^|\s][^|]*){2}\|$/.test(row))).toEqual([]);
});

test("every row of the map names a test, and at most two", () => {
  const shown = map
    .split("\n")
    .filter((line) => /^\|.*\]\(/.test(line))
    .map((row) => row.split(" | ").at(-1) ?? "");
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((cell) => !/\]\([^)]+\) “/.test(cell))).toEqual([]);
  expect(shown.filter((cell) => [...cell.matchAll(/“/g)].length > 2)).toEqual([]);
  expect(shown.filter((cell) => /\b(?:no test|none yet)\b/.test(cell))).toEqual([]);
});
