import { expect, test } from "vitest";
import { emptyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { filtersView } from "#site/features/search/filters-view.server.ts";
import { emptyListing } from "#tests/support/empty-listing.ts";

registerMessages("en", messages);

const facet = (value: string, label: string | null = null) => ({ value, label, count: 2 });

function optionsOf(criteria: Partial<SearchCriteria>) {
  const result = emptyListing({ ...emptyCriteria, ...criteria });
  const { facets } = result.listing;
  Object.assign(facets, {
    rooms: [facet("studio"), facet("2-1"), facet("5-1+")],
    handover: [facet("ready"), facet("2027"), facet("2028+")],
    status: [facet("off-plan")],
    city: [facet("izmir", "İzmir")],
    town: [facet("urla", "Urla")],
  });
  return filtersView(result, "en").options;
}

const namesIn = (options: readonly { name: string }[]) => options.map(({ name }) => name);

test("names values by the content's names, or by their own", () => {
  const options = optionsOf({});
  expect(namesIn(options.rooms)).toEqual(["Studio", "2+1", "5+1 and more"]);
  expect(namesIn(options.handover)).toEqual(["Ready now", "2027", "2028 and later"]);
  expect(namesIn(options.status)).toEqual(["Off-plan"]);
  expect(options.city).toEqual([{ value: "izmir", name: "İzmir", count: 2 }]);
});

test("names a selected value that is not offered, and does not offer it again", () => {
  expect(optionsOf({ status: ["sold"], rooms: ["3+1"] })).toMatchObject({
    status: [{ count: 2 }, { value: "sold", name: "Sold", count: null }],
    rooms: [{}, {}, {}, { value: "3-1", name: "3+1", count: null }],
  });
});

test("offers no districts before a city is chosen", () => {
  expect(optionsOf({}).town).toEqual([]);
  expect(namesIn(optionsOf({ city: ["izmir"] }).town)).toEqual(["Urla"]);
});
