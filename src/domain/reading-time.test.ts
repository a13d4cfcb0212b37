import { expect, test } from "vitest";
import { readingMinutes } from "#domain/reading-time.ts";

test("two hundred words are a minute, whatever the alphabet", () => {
  for (const word of ["home", "квартира", "شقّة", "İstanbul'da", "off-plan", "1,150"]) {
    expect([word, readingMinutes(`${word} `.repeat(600))]).toEqual([word, 3]);
  }
});

test("Chinese is counted by characters, four hundred a minute", () => {
  expect(readingMinutes("海景公寓，".repeat(300))).toBe(3);
});

test("Latin words in Chinese text count as words", () => {
  expect(readingMinutes("海景 Marina Arc 公寓".repeat(200))).toBe(4);
});

test("Markdown syntax adds no reading time", () => {
  expect(readingMinutes("| --- | :-: |\n".repeat(500))).toBe(1);
  expect(readingMinutes(`## ${"**word** ".repeat(400)}`)).toBe(2);
});

test("the reading time is at least one minute", () => {
  expect([readingMinutes(""), readingMinutes("One line.")]).toEqual([1, 1]);
});
