import { expect, test } from "vitest";
import { anyCriteria } from "#contract/search-criteria.ts";
import { countOf, inForce } from "#site/features/search/in-force.ts";
import { everywhere } from "#site/features/search/selection.ts";

const cyprus = { slug: "cyprus", name: "Cyprus" };
const search = { typed: "villa cyprus by the sea", country: cyprus, corrected: [] };
const criteria = { ...anyCriteria, type: ["villas"], query: "sea" };

test("a country that was typed is in force beside the filters and the text", () => {
  const named = inForce({ country: "cyprus", filterPage: null, criteria }, search);
  expect(named).toEqual({ country: cyprus, groups: ["type", "query"] });
  expect(countOf(named)).toBe(3);
});

test("it is in force no longer where all countries are asked for again, or where the path says it", () => {
  const again = inForce({ country: everywhere, filterPage: null, criteria }, search);
  const ofPath = inForce({ country: "cyprus", filterPage: null, criteria }, null);
  expect([countOf(again), countOf(ofPath)]).toEqual([2, 2]);
});
