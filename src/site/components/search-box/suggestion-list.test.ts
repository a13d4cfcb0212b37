import { expect, test } from "vitest";
import {
  splitAtMatch,
  resultsLink,
  suggestionLink,
} from "#site/components/search-box/suggestion-list.tsx";
import type { Suggestion } from "#contract/search.ts";

const marked = (name: string, query: string) => {
  const [before, part, after] = splitAtMatch(name, query);
  return `${before}[${part}]${after}`;
};

test.each([
  ["Kadıköy", "kadik", "[Kadık]öy"],
  ["Kadıköy", "KADIKÖY", "[Kadıköy]"],
  ["Bosphorus Terraces", "terr", "Bosphorus [Terr]aces"],
  ["أنطاليا", "انط", "[أنط]اليا"],
  ["Лимассол", "лим", "[Лим]ассол"],
  ["伊斯坦布尔", "坦布", "伊斯[坦布]尔"],
])("in %s the typed part %s is highlighted", (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

test("a match in the middle of a word is not highlighted", () => {
  expect(marked("Istanbul", "tan")).toBe("Istanbul[]");
});

test("an empty query highlights nothing", () => {
  expect(marked("Istanbul", " ")).toBe("Istanbul[]");
});

const region = (slug: string) => ({ slug, name: slug, nameIn: slug });
const [turkey, istanbul, kadikoy] = [region("turkey"), region("istanbul"), region("kadikoy")];

function place(slug: string, at: Suggestion["place"]): Suggestion {
  return { kind: "place", slug, name: slug, place: at, projects: 1 };
}

test("a place links to its listing, a town to its city's with a filter", () => {
  const links = [
    place("turkey", { country: turkey, city: null, town: null }),
    place("istanbul", { country: turkey, city: istanbul, town: null }),
    place("kadikoy", { country: turkey, city: istanbul, town: kadikoy }),
  ].map((suggestion) => suggestionLink("en", suggestion));
  expect(links).toEqual([
    "/en/turkey/for-sale",
    "/en/turkey/for-sale/istanbul",
    "/en/turkey/for-sale/istanbul?town=kadikoy",
  ]);
});

test("a developer links to its projects in all countries", () => {
  const developer = { ...place("azure", null), kind: "developer" } as const;
  expect(suggestionLink("ar", developer)).toBe("/ar/properties/for-sale?developer=azure");
});

test("a project links to its page", () => {
  const project = place("two-tides", { country: turkey, city: istanbul, town: kadikoy });
  expect(suggestionLink("tr", { ...project, kind: "project", projects: null })).toBe(
    "/tr/turkey/istanbul/two-tides",
  );
});

test("a text links to its results", () => {
  expect(resultsLink("en", "2+1 kadıköy & more")).toBe(
    "/en/properties/for-sale?query=2%2B1+kad%C4%B1k%C3%B6y+%26+more",
  );
});
