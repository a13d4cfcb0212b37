import { expect, test } from "vitest";
import { breakLines } from "#content/share-pictures/break-lines.ts";

const room = (width: number, lines: number) => ({
  widthOf: (text: string) => text.length,
  width,
  lines,
});

test("a text that fits stays on one line", () => {
  expect(breakLines("A home by the sea", "en", room(40, 2))).toEqual({
    lines: ["A home by the sea"],
    isComplete: true,
  });
});

test("lines break only at spaces, and punctuation stays with its word", () => {
  expect(breakLines("A 2+1 home, near-by: (new)", "en", room(12, 3)).lines).toEqual([
    "A 2+1 home,",
    "near-by:",
    "(new)",
  ]);
});

test("Chinese breaks between words, and no line begins with punctuation", () => {
  const { lines } = breakLines("土耳其置业，看得清楚，买得明白。", "zh-Hans", room(6, 9));
  expect(lines.join("")).toBe("土耳其置业，看得清楚，买得明白。");
  for (const line of lines) expect(line).toMatch(/^\p{Script=Han}/u);
});

test("text that does not fit ends in an ellipsis, without punctuation before it", () => {
  expect(breakLines("One, two, three and four", "en", room(9, 1))).toEqual({
    lines: ["One, two…"],
    isComplete: false,
  });
});

test("a single word that is too wide is reported as not fitting", () => {
  expect(breakLines("Immeasurable", "en", room(5, 2)).isComplete).toBe(false);
});
