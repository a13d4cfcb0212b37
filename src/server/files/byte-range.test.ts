import { expect, test } from "vitest";
import { parseRange } from "#server/files/byte-range.ts";

test.each([
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=900-", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=0-5000", { first: 0, last: 999 }],
  ["bytes=999-999", { first: 999, last: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["lines=0-1", null],
  [undefined, null],
])("of 1000 bytes %s is %o", (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test("an empty file has no range", () => {
  expect(parseRange("bytes=0-0", 0)).toBe("unsatisfiable");
});
