import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "#commands/enquiries/csv.ts";

/** As RFC 4180 reads a line. */
function readLine(line: string): string[] {
  return Array.from(line.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n$)/g), (cell) =>
    cell[1] === undefined ? (cell[2] ?? "") : cell[1].replaceAll('""', '"'),
  );
}

test("commas, quotes and line ends stay within their cell", () => {
  const cells = ["a,b", 'she said "yes"', "two\nlines", "", "ليلى", "王芳"];
  expect(csvLine([...cells, null])).toBe('"a,b","she said ""yes""","two\nlines",,ليلى,王芳,\r\n');
  expect(readLine(csvLine(cells))).toEqual(cells);
});

test.each([
  ["=HYPERLINK(A1)", "'=HYPERLINK(A1)"],
  ["+1+1", "'+1+1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "\"'\t'=1\""],
  ["\r=1", "\"'\r'=1\""],
  ["\tplain", '"\'\tplain"'],
  ["  =1+1", "'  =1+1"],
  ["＝1+1", "'＝1+1"],
  ["hello;=1+1", '"hello;\'=1+1"'],
  ["first\n  @second", '"first\n  \'@second"'],
  ["+966501234567+1", "'+966501234567+1"],
  ["+", "'+"],
])("a formula becomes text: %j", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("phones, and signs within words, stay as they are", () => {
  const cells = ["+966501234567", "2+1", "a@b.example", "2026-11-21", "x = y"];
  expect(csvLine(cells)).toBe(`${cells.join(",")}\r\n`);
});

test("any row parses back into as many cells, and none is a formula", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...'=+-@\t\r\n",; \u0000aً王＝'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 2, maxLength: 5 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read.map((cell) => cell.replaceAll("'", ""))).toEqual(cells);
      for (const part of read.flatMap((cell) => cell.split(/[;\t\r\n]/)))
        expect(part.trim()).not.toMatch(/^[\u0000\s]*[=+\-@＝]/);
    }),
    { numRuns: 2_000 },
  );
});
