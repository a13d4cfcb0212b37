import { expect, test } from "vitest";
import { mixSuggestions } from "#catalog/search/suggestions/mix-suggestions.ts";

const of = (word: string, ...distances: number[]) =>
  distances.map((rank, index) => ({ rank, suggestion: `${word}${index}` }));

test("better matches come first, then kinds in their fixed order", () => {
  expect(mixSuggestions([of("place", 0, 1), of("developer", 0), of("project", 0, 1)], 8)).toEqual([
    "place0",
    "developer0",
    "project0",
    "place1",
    "project1",
  ]);
});

test("no kind takes more than half of the list while others have matches", () => {
  const places = of("place", 0, 0, 0, 0, 0);
  expect(mixSuggestions([places, of("developer", 1), of("project", 1, 1)], 4)).toEqual([
    "place0",
    "place1",
    "developer0",
    "project0",
  ]);
  expect(mixSuggestions([places, [], of("project", 1)], 4)).toEqual([
    "place0",
    "place1",
    "place2",
    "project0",
  ]);
  expect(mixSuggestions([places, [], []], 3)).toEqual(["place0", "place1", "place2"]);
});

test("a list of one has the best match", () => {
  expect(mixSuggestions([of("place", 1), of("developer"), of("project", 0)], 1)).toEqual([
    "project0",
  ]);
});
