import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { laidOutLate } from "#site/parts/first-view.ts";

test("the style sheet leaves out just what is laid out afterwards", () => {
  const sheet = readFileSync("src/site/styles/arriving.css", "utf8");
  const leftOut = [...sheet.matchAll(/\[data-arriving\] (?<part>.*):not\(\[data-drawn\]\)/g)];
  const [all, ...some] = leftOut.map(({ groups }) => groups?.["part"]);
  expect(all).toBe(laidOutLate);
  for (const part of some) expect(laidOutLate).toContain(part);
});
