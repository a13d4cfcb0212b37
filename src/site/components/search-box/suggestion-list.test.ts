import { expect, test } from "vitest";
import { typedPart } from "#site/components/search-box/suggestion-list.tsx";

const marked = (name: string, typed: string) => {
  const [before, part, after] = typedPart(name, typed);
  return `${before}[${part}]${after}`;
};

test.each([
  ["Kadıköy", "kadik", "[Kadık]öy"],
  ["Kadıköy", "KADIKÖY", "[Kadıköy]"],
  ["Bosphorus Terraces", "terr", "Bosphorus [Terr]aces"],
  ["أنطاليا", "انط", "[أنط]اليا"],
  ["Лимассол", "лим", "[Лим]ассол"],
  ["伊斯坦布尔", "坦布", "伊斯[坦布]尔"],
])("in %s the part that was typed as %s is found", (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

test("the middle of a word is not what was typed", () => {
  expect(marked("Istanbul", "tan")).toBe("Istanbul[]");
});

test("nothing typed marks nothing", () => {
  expect(marked("Istanbul", " ")).toBe("Istanbul[]");
});
