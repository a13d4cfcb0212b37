import { expect, test } from "vitest";
import { neighbourOf, neighboursIn } from "#domain/search/misspelling.ts";

const spellings = neighboursIn(["istanbul", "antalya", "alanya", "lara"]);

test.for([
  ["istambul", "istanbul", "one letter wrong"],
  ["istanbull", "istanbul", "one too many"],
  ["istnbul", "istanbul", "one missing"],
  ["itsanbul", "istanbul", "two neighbours swapped"],
  ["stanbul", "istanbul", "the first one missing"],
] as const)("finds %s near %s: %s", ([typed, word]) => {
  expect(neighbourOf(typed, spellings)).toEqual([word]);
});

test.for(["istanbul", "istmbull", "larra", "lar", "nalatya", ""])(
  "finds nothing near %s",
  (typed) => {
    expect(neighbourOf(typed, spellings)).toEqual([]);
  },
);
