import fc from "fast-check";
import { expect, test } from "vitest";
import { NameIndex } from "#catalog/search/suggestions/name-index.ts";
import { matchRank } from "#catalog/search/suggestions/match-rank.ts";

const word = fc.constantFrom("a", "ab", "abc", "ba", "b", "1", "12", "海", "湾");
const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
const typed = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

test("finds what a naive scan over the names finds, in the same order, up to the limit", () => {
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 12 }),
      typed,
      fc.integer({ min: 1, max: 6 }),
      (names, typed, limit) => {
        const near = names.flatMap((each, index) => {
          const distance = matchRank(each, typed);
          return distance === null ? [] : [{ index, rank: distance }];
        });
        const inOrder = near.toSorted((one, other) => one.rank - other.rank);
        expect(new NameIndex(names).find(typed, limit)).toEqual(inOrder.slice(0, limit));
      },
    ),
    { numRuns: 2000, seed: 5 },
  );
});
