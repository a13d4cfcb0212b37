import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { loadPack } from "#content/load.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import { describeOnBothEngines, type OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";

/** The demo content, in which one thing of each kind once had another slug. */
async function openRenamed(openTestDatabase: OpenTestDatabase) {
  const { pack, pictures } = await demoContent();
  const formerly: Record<string, string> = {
    istanbul: "constantinople",
    kadikoy: "chalcedon",
    turkey: "anatolia",
    "bosphorus-terraces": "bosporus-terraces",
    "ten-years-of-sahil": "nine-years-of-sahil",
    "kition-homes": "citium-homes",
    villas: "houses",
    "villas-turkey": "houses-turkey",
  };
  const renamed = <Thing extends { slug: string; formerSlugs: string[] }>(
    things: readonly Thing[],
  ) =>
    things.map((thing) => {
      const former = formerly[thing.slug];
      return former === undefined ? thing : { ...thing, formerSlugs: [former] };
    });
  const database = await openTestDatabase();
  await loadPack(
    database,
    {
      ...pack,
      countries: renamed(pack.countries),
      cities: renamed(pack.cities),
      towns: renamed(pack.towns),
      projects: renamed(pack.projects),
      posts: renamed(pack.posts),
      developers: renamed(pack.developers),
      propertyTypes: renamed(pack.propertyTypes),
      filterPages: renamed(pack.filterPages),
    },
    pictures,
  );
  return openCatalog(database, { today: () => today });
}

describeOnBothEngines("redirects", (openTestDatabase) => {
  test("lead from former slugs and misplaced ones to the present path", async () => {
    const catalog = await openRenamed(openTestDatabase);
    const moves = {
      "/turkey/istanbul/kadikoy": "/guides/istanbul/kadikoy",
      "/turkey/kadikoy": "/guides/istanbul/kadikoy",
      "/turkey/bosphorus-terraces": "/turkey/istanbul/bosphorus-terraces",
      "/guides/kadikoy": "/guides/istanbul/kadikoy",
      "/guides/chalcedon": "/guides/istanbul/kadikoy",
      "/guides/constantinople": "/guides/istanbul",
      "/guides/constantinople/chalcedon": "/guides/istanbul/kadikoy",
      "/anatolia": "/turkey",
      "/anatolia/constantinople": "/turkey/istanbul",
      "/turkey/istanbul/bosporus-terraces": "/turkey/istanbul/bosphorus-terraces",
      "/turkey/bosporus-terraces": "/turkey/istanbul/bosphorus-terraces",
      "/anatolia/for-sale": "/turkey/for-sale",
      "/turkey/for-sale/constantinople": "/turkey/for-sale/istanbul",
      "/turkey/houses/for-sale/constantinople": "/turkey/villas/for-sale/istanbul",
      "/turkey/houses-turkey/for-sale": "/turkey/villas-turkey/for-sale",
      "/properties/houses/for-sale": "/properties/villas/for-sale",
      "/blog/nine-years-of-sahil": "/blog/ten-years-of-sahil",
      "/developer-companies/citium-homes": "/developer-companies/kition-homes",
    };
    for (const [from, to] of Object.entries(moves)) {
      expect(await catalog.findRedirect("en", from)).toEqual({ from, to });
    }
  });

  test("are none for what is right already, unknown, or under the wrong parent", async () => {
    const catalog = await openRenamed(openTestDatabase);
    const paths = [
      "/turkey",
      "/turkey/istanbul",
      "/turkey/istanbul/bosphorus-terraces",
      "/guides/istanbul/kadikoy",
      "/turkey/villas/for-sale/istanbul",
      "/uae/istanbul",
      "/uae/kadikoy",
      "/uae/bosphorus-terraces",
      "/turkey/antalya/bosphorus-terraces",
      "/turkey/antalya/kadikoy",
      "/turkey/beyoglu/bosphorus-terraces",
      "/turkey/istanbul/antalya",
      "/guides/antalya/kadikoy",
      "/guides/turkey",
      "/uae/for-sale/constantinople",
      "/turkey/houses/for-sale/dubai",
      "/istanbul",
      "/atlantis",
      "/blog/ten-years-of-sahil",
      "/blog",
      "/",
      "",
      "turkey/kadikoy",
      "/turkey//kadikoy",
      "/turkey/../uae",
      "/turkey/\u0000",
      "/a/b/c/d/e",
      `/${"x".repeat(400)}`,
    ];
    for (const path of paths) {
      expect([path, await catalog.findRedirect("en", path)]).toEqual([path, null]);
    }
  });
});
