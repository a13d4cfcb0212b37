import { expect, test } from "vitest";
import { emptyCriteria } from "#contract/search-criteria.ts";
import messages from "#i18n/messages/en.json";
import { stripIsolates } from "#i18n/isolate.ts";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import type { ListingResult } from "#site/features/search/listing-result.ts";
import { listingNames } from "#site/features/search/listing-names.server.ts";
import { listingView } from "#site/features/search/listing-view.server.ts";
import { emptyListing } from "#tests/support/empty-listing.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

registerMessages("en", messages);

const turkey = { slug: "turkey", name: "Turkey", nameIn: "in Turkey" };

function viewOf(result: ListingResult) {
  return listingView(result, listingNames(result, "en"), visitorOf(defaultVisitorChoice("en")));
}

test("states the number of projects in a place and which are on the page", () => {
  const result = emptyListing(emptyCriteria);
  result.listing.scope.country = turkey;
  result.listing.page = { number: 2, size: 12, total: 1_030, pages: 86 };
  const { results, paging } = viewOf({ ...result, alternatives: null });
  expect(results.count).toEqual({ before: "", figure: "1,030", after: "\u00A0projects in Turkey" });
  expect(results.onPage).toBe("13–24 on this page");
  expect(results.sort?.announcement).toBe("Sort Newest first");
  expect(paging?.next).toBe("/en/properties/for-sale?page=3");
});

test("an empty result has no figure and no sort order", () => {
  const { results, paging } = viewOf(emptyListing(emptyCriteria));
  expect(results.count).toEqual({ before: "No projects", figure: "", after: "" });
  expect(results.onPage).toBeNull();
  expect(results.sort).toBeNull();
  expect(paging).toBeNull();
});

test("names the corrected spelling", () => {
  const corrected = [
    { said: "kadikyo", filter: "country" as const, value: "turkey", corrected: true },
  ];
  const typedQuery = { text: "kadikyo", country: turkey, corrected };
  const { header } = viewOf({ ...emptyListing(emptyCriteria), typedQuery });
  expect(header.corrected?.names).toBe("Turkey");
  expect(stripIsolates(header.corrected?.typed ?? "")).toBe("“kadikyo”");
  expect(header.query).toBe("kadikyo");
});

test("the contact link names the listing and its filters", () => {
  const { adviserRequest } = viewOf(
    emptyListing({ ...emptyCriteria, type: ["villas"], seaView: true }),
  );
  expect(adviserRequest.text).toContain("villas and Sea view");
  expect(adviserRequest.answers.type).toBe("villas");
});
