import fc from "fast-check";
import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { askedListings } from "#tests/api/asked-listings.ts";
import { openPartlyWithdrawn, partlyWithdrawn, today } from "#tests/api/partly-withdrawn.ts";
import { countsOf, plainCounts } from "#tests/api/plain-facets.ts";
import { plainOrder, plainSearch } from "#tests/api/plain-search.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";

const years = ["ready", "2026", "2027", "2028+"];

describeOnBothEngines("search", (openTestDatabase) => {
  test("answers every page and counts every facet as a plain loop over all projects does", async () => {
    const pack = await partlyWithdrawn();
    const database = await openPartlyWithdrawn(openTestDatabase);
    const rows = await database.selectFrom("project").select(["id", "slug"]).execute();
    const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
    const catalog = openCatalog(database, { today: () => today });
    const plain = plainSearch(pack, today);

    await fc.assert(
      fc.asyncProperty(askedListings(pack), async (asked) => {
        const { address, criteria, limit, page, locale } = asked;
        const ordering = orderingOf({ ...asked, sort: criteria.sort });
        const { first, second } = address;
        const listing = await catalog.listProjects(locale, {
          first,
          second,
          criteria,
          ordering,
          page,
          limit,
        });
        if (listing === null) throw new Error(`${first}/${second} is not found`);

        const request = { scope: address.scope, wanted: criteria };
        const expected = plainOrder(
          plain.matching(request),
          ordering,
          (slug) => ids.get(slug) ?? 0,
        );
        const total = expected.length;
        expect(listing.content.map(({ slug }) => slug)).toEqual(
          expected.slice((page - 1) * limit, page * limit),
        );
        expect(listing.page).toEqual({
          number: page,
          size: limit,
          total,
          pages: Math.ceil(total / limit),
        });
        expect(countsOf(listing.facets)).toEqual(plainCounts(plain, request, { pack, years }));
      }),
      { seed: 4120, numRuns: 300 },
    );
  }, 120_000);
});
