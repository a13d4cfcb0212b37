import { expect, test } from "vitest";
import {
  isLikelyMisspelling,
  buildSpellingIndex,
  oneEditNeighbours,
} from "#domain/search/misspelling.ts";

const spellings = buildSpellingIndex(["istanbul", "antalya", "alanya", "lara"]);

test.for([
  ["istambul", "istanbul", "one letter wrong"],
  ["istanbull", "istanbul", "one too many"],
  ["istnbul", "istanbul", "one missing"],
  ["itsanbul", "istanbul", "two neighbours swapped"],
  ["stanbul", "istanbul", "the first one missing"],
] as const)("finds %s near %s: %s", ([typed, word]) => {
  expect(oneEditNeighbours(typed, spellings)).toEqual([word]);
});

test.for(["istmbull", "larraa", "la", "nalatya", ""])("finds nothing near %s", (typed) => {
  expect(oneEditNeighbours(typed, spellings)).toEqual([]);
});

test("finds a word near itself", () => {
  expect(oneEditNeighbours("lara", spellings)).toEqual(["lara"]);
});

test.for([
  ["dbai", "dubai", false, true],
  ["larra", "lara", false, true],
  ["lera", "lara", false, false],
  ["lera", "lara", true, true],
  ["para", "lara", false, false],
  ["clara", "lara", false, false],
  ["кпр", "кипр", false, false],
  ["кпр", "кипр", true, true],
  ["دببي", "دبي", true, true],
  ["دبت", "دبي", true, false],
  ["بيان", "ياس", true, false],
  ["帕佛斯", "帕福斯", false, true],
  ["帕福", "帕福斯", false, false],
  ["帕福", "帕福斯", true, true],
  ["帕福斯港", "帕福斯", true, false],
  ["帕福斯斯", "帕福斯", false, true],
  ["迪迪拜", "迪拜", true, true],
  ["亚洲", "佩亚", true, false],
] as const)(
  "%s is a likely misspelling of %s, as the only word %s: %s",
  ([typed, name, isAlone, likely]) => {
    expect(isLikelyMisspelling(typed, name, isAlone)).toBe(likely);
  },
);
