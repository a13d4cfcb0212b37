import fc from "fast-check";
import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { matchText } from "#catalog/search/match-text.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import type { Listing } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { mergeInterpretedQuery } from "#contract/interpreted-criteria.ts";
import { listingRequestArbitrary } from "#tests/api/listing-request-arbitrary.ts";
import {
  sharedPartlyWithdrawnDatabase,
  partlyWithdrawnPack,
  today,
} from "#tests/api/partly-withdrawn.ts";
import { plainRelaxations, plainNearest, priceDistance } from "#tests/api/plain-relaxations.ts";
import { facetCounts, naiveFacetCounts } from "#tests/api/naive-facets.ts";
import { naiveOrder, type NaiveRequest, naiveSearch } from "#tests/api/naive-search.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { propertyRuns } from "#tests/support/test-scope.ts";
import { tiersById } from "#tests/support/tiers.ts";

const years = ["ready", "2026", "2027", "2028+"];
const mostNear = 6;

describeOnEngines("search", (_openTestDatabase, engine) => {
  test("returns the pages and facet counts of a naive scan over all projects", async () => {
    const pack = await partlyWithdrawnPack();
    const database = await sharedPartlyWithdrawnDatabase(engine);
    const rows = await database.selectFrom("project").select(["id", "slug"]).execute();
    const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    const catalog = openCatalog(database, { today: () => today });
    const plain = naiveSearch(pack, today);
    const slugsOf = (projects: readonly { slug: string }[]) => projects.map(({ slug }) => slug);

    await fc.assert(
      fc.asyncProperty(listingRequestArbitrary(pack), async (requestCase) => {
        const { address, criteria, limit, page, locale } = requestCase;
        const ordering = orderingOf({ ...requestCase, sort: criteria.sort });
        const { first, second, scope } = address;
        const listing = await catalog.listProjects(locale, {
          first,
          second,
          criteria,
          ordering,
          page,
          limit,
        });
        if (listing === null || listing === "withdrawn")
          throw new Error(`${first}/${second} is not found`);

        // Other tests cover how words are interpreted and which texts match.
        const { search } = listing;
        expect(search === null).toBe(criteria.query === "");
        const wanted = mergeInterpretedQuery(criteria, search);
        const found =
          wanted.query === "" ? null : await matchText({ database, locale }, wanted.query);
        const tiers =
          found && new Map([...tiersById(found)].map(([id, tier]) => [slugs.get(id) ?? "", tier]));
        const country = scope.country ?? search?.country ?? null;
        if (search?.country) expect(search.country).toBe(country);
        const request: NaiveRequest = {
          ...withNamedType({ ...scope, country }, wanted, search),
          tiers,
        };

        const expected = naiveOrder(
          plain.matching(request),
          { ...ordering, tiers },
          (slug) => ids.get(slug) ?? 0,
        );
        const total = expected.length;
        expect(slugsOf(listing.content)).toEqual(expected.slice((page - 1) * limit, page * limit));
        expect(listing.page).toEqual({
          number: page,
          size: limit,
          total,
          pages: Math.ceil(total / limit),
        });
        expect(facetCounts(listing.facets)).toEqual(
          naiveFacetCounts(plain, request, { pack, years }),
        );

        const { fixed } = listing.scope;
        expect(listing.relaxations).toEqual(
          total > 0 ? [] : plainRelaxations(plain, request, fixed),
        );
        const near = total > 0 ? null : plainNearest(plain, request, fixed);
        expect(listing.nearest?.without ?? null).toEqual(near?.without ?? null);
        const shown = slugsOf(listing.nearest?.content ?? []);
        expect(shown).toHaveLength(Math.min(near?.projects.length ?? 0, mostNear));
        const among = new Map(near?.projects.map((project) => [project.slug, project]));
        expect(shown.filter((slug) => !among.has(slug))).toEqual([]);
        if (near?.without.length === 1 && near.without[0] === "price") {
          const distances = shown
            .map((slug) => among.get(slug))
            .filter((project) => project !== undefined)
            .map((project) => priceDistance(plain, request, { project, without: ["price"] }));
          expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        }
      }),
      { seed: 4120, numRuns: propertyRuns(400) },
    );
  }, 240_000);
});

/** A type named in the text adds to the URL's types. */
function withNamedType(
  scope: NaiveRequest["scope"],
  wanted: SearchCriteria,
  search: Listing["search"],
): Pick<NaiveRequest, "scope" | "wanted"> {
  const { type } = scope.named;
  if (search?.filters["type"] === undefined || type.length === 0) return { scope, wanted };
  return {
    scope: { ...scope, named: { ...scope.named, type: [] } },
    wanted: { ...wanted, type: [...type, ...wanted.type] },
  };
}
