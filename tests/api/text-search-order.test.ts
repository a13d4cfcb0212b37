import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { matchText } from "#catalog/search/match-text.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { allTypes } from "#catalog/search/scope.ts";
import { emptyCriteria, type SortOrder } from "#contract/search-criteria.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";
import { tiersById } from "#tests/support/tiers.ts";

describeOnEngines("a text", (_openTestDatabase, engine) => {
  test("lists its best matches first and sold projects last, unless sorted otherwise", async () => {
    const database = await sharedDemoDatabase(engine);
    const catalog = openCatalog(database, { today: () => today });
    const rows = await database.selectFrom("project").select(["id", "slug"]).execute();
    const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
    const list = async (query: string, sort: SortOrder) => {
      const listing = await catalog.listProjects("en", {
        first: allTypes,
        second: allTypes,
        criteria: { ...emptyCriteria, query, sort },
        ordering: orderingOf({ sort }),
        page: 1,
        limit: 48,
      });
      return listing === null || listing === "withdrawn" ? [] : listing.content;
    };
    for (const text of ["bay", "hill", "court"]) {
      const found = await matchText({ database, locale: "en" }, text);
      const tiers = new Map([...tiersById(found)].map(([id, tier]) => [slugs.get(id), tier]));
      expect(new Set(tiers.values()).size).toBeGreaterThan(1);

      const best = await list(text, "newest");
      expect(best.map(({ slug }) => slug).sort()).toEqual([...tiers.keys()].map(String).sort());
      const ranks = best.map(
        ({ slug, status }) => (status === "sold" ? 10 : 0) + (tiers.get(slug) ?? 0),
      );
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));

      const prices = (await list(text, "price"))
        .filter(({ status }) => status !== "sold")
        .map(({ startFromUsd }) => startFromUsd);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }
  });
});
