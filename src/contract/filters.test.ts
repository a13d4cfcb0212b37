/** Checks that URLs, calls and answers name the same filters as the filter table. */
import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { Facets } from "#contract/listing.ts";
import {
  emptyCriteria,
  criteriaParameters,
  parseSearchCriteria,
  writeSearchCriteria,
} from "#contract/search-criteria.ts";
import { mergeInterpretedQuery } from "#contract/interpreted-criteria.ts";
import { filterNames, flagFilters } from "#domain/search/filters.ts";

const sorted = filterNames.toSorted();
const isFilter = (name: string) => sorted.some((filter) => filter === name);

test("addresses, calls and facets have exactly the filters of the table", () => {
  const beside = ["query", "sort", "page"];
  expect(Object.keys(criteriaParameters).toSorted()).toEqual([...sorted, ...beside].toSorted());
  expect(Object.keys(emptyCriteria).toSorted()).toEqual([...sorted, ...beside].toSorted());
  expect(Object.keys(Facets.shape).toSorted()).toEqual(sorted);
  for (const { query } of [calls.listing, calls.search])
    expect(Object.keys(query.shape).filter(isFilter).toSorted()).toEqual(sorted);
});

test("a flag filter is read, written and understood", () => {
  for (const flag of flagFilters) {
    const criteria = parseSearchCriteria(new URLSearchParams({ [flag]: "true" }));
    expect(criteria).toEqual({ ...emptyCriteria, [flag]: true });
    expect(writeSearchCriteria(criteria).toString()).toBe(`${flag}=true`);
    expect(mergeInterpretedQuery(emptyCriteria, { text: "", filters: { [flag]: "true" } })).toEqual(
      criteria,
    );
  }
});
