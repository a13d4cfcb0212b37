import { expect, test } from "vitest";
import { isMisspeltPrefix, matchRank } from "#catalog/search/suggestions/match-rank.ts";

test.for([
  ["marina arc", "marina", 0],
  ["marina arc", "marina a", 0],
  ["marina arc", "arc", 1],
  ["marina arc", "ma ar", 1],
  ["marina arc", "arc ma", null],
  ["marina arc", "ina", null],
  ["marina arc", "arc x", null],
  ["arc", "ar ar", null],
  ["伊 斯 坦 布 尔", "伊 斯", 0],
  ["伊 斯 坦 布 尔", "坦 布", 1],
  ["伊 斯 坦 布 尔", "伊 坦", null],
] as const)("the name %s matches the query %s with rank %s", ([name, typed, expected]) => {
  expect(matchRank(name, typed)).toBe(expected);
});

test.for([
  ["kadikoy", "kadikpy", true],
  ["kadikoy", "kadkoy", true],
  ["kadikoy", "kadikkoy", true],
  ["kadikoy", "kdaikoy", true],
  ["kadikoy", "kadikox", true],
  ["kadikoy", "kadikoyu", true],
  ["kadikoy", "kadp", true],
  ["kadikoy", "kdp", false],
  ["kadikoy", "kadpkpy", false],
  ["kadikoy", "kadi", false],
  ["moda", "modern", false],
] as const)("a prefix of %s is at most one letter from %s: %s", ([name, typed, expected]) => {
  expect(isMisspeltPrefix(name, typed)).toBe(expected);
});
