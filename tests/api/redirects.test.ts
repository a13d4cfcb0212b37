import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { loadPack } from "#content/load.ts";
import { apiWithChangedContent, slugsOf, withUnpublished } from "#tests/api/api-with-content.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import { describeOnEngines, type OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const formerly: Record<string, string> = {
  istanbul: "constantinople",
  kadikoy: "chalcedon",
  turkey: "anatolia",
  "bosphorus-terraces": "bosporus-terraces",
  "ten-years-of-sahil": "nine-years-of-sahil",
  "kition-homes": "citium-homes",
  villas: "houses",
  "villas-turkey": "houses-turkey",
  lifestyle: "living",
};
const renamed = <Thing extends { slug: string; formerSlugs: string[] }>(things: readonly Thing[]) =>
  things.map((thing) => {
    const former = formerly[thing.slug];
    return former === undefined ? thing : { ...thing, formerSlugs: [former] };
  });

/** The demo content with one renamed entry of each kind. */
async function openRenamed(openTestDatabase: OpenTestDatabase) {
  const { pack, pictures } = await demoContent();
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

describeOnEngines("redirects", (openTestDatabase) => {
  test("lead from former and misplaced slugs to the current path", async () => {
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

  test("do not exist for current, unknown or misplaced paths", async () => {
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

  test("are 410 for withdrawn content, also under its former slugs", async () => {
    const { statusOf } = await apiWithChangedContent(openTestDatabase, (pack) => ({
      countries: withUnpublished(pack.countries, "cyprus"),
      cities: withUnpublished(renamed(pack.cities), "istanbul"),
      propertyTypes: withUnpublished(renamed(pack.propertyTypes), "villas"),
      filterPages: withUnpublished(pack.filterPages, "seafront-turkey"),
      categories: withUnpublished(renamed(pack.categories), "lifestyle"),
      posts: withUnpublished(renamed(pack.posts), "ten-years-of-sahil"),
      developers: withUnpublished(renamed(pack.developers), "kition-homes"),
      projects: withUnpublished(renamed(pack.projects), "marina-arc", "bosphorus-terraces"),
    }));
    const withdrawn = [
      "/cyprus",
      "/cyprus/limassol",
      "/cyprus/for-sale",
      "/cyprus/for-sale/limassol",
      "/turkey/istanbul",
      "/turkey/constantinople",
      "/turkey/for-sale/istanbul",
      "/guides/istanbul",
      "/guides/istanbul/kadikoy",
      "/turkey/istanbul/bosporus-terraces",
      "/uae/dubai/marina-arc",
      "/properties/villas/for-sale",
      "/properties/houses/for-sale",
      "/turkey/villas/for-sale/antalya",
      "/turkey/seafront-turkey/for-sale",
      "/blog/ten-years-of-sahil",
      "/blog/nine-years-of-sahil",
      "/developer-companies/citium-homes",
    ];
    for (const path of withdrawn) {
      expect([path, await statusOf(`/redirects?path=${path}`)]).toEqual([path, 410]);
    }
    const never = ["/uae/istanbul", "/turkey/villas/for-sale/dubai", "/atlantis", "/turkey"];
    for (const path of never) {
      expect([path, await statusOf(`/redirects?path=${path}`)]).toEqual([path, 404]);
    }
    const calls = {
      "/projects/types/villas/turkey": 410,
      "/projects/types/properties/istanbul": 410,
      "/projects/types/seafront-turkey/turkey": 410,
      "/projects/types/castles/turkey": 404,
      "/blog/all-posts?category=lifestyle": 410,
      "/blog/all-posts?category=living": 410,
      "/blog/all-posts?category=dying": 404,
      "/regions/cyprus/cities": 410,
      "/regions/atlantis/cities": 404,
    };
    for (const [path, status] of Object.entries(calls)) {
      expect([path, await statusOf(path)]).toEqual([path, status]);
    }
  });

  test("are not needed for a category: its former slug lists the same articles", async () => {
    const { pack, database, read, statusOf } = await apiWithChangedContent(openTestDatabase);
    const { pictures } = await demoContent();
    const [renamedTo, former] = ["market-insight-and-prices", "market-insight"];
    const before = await read("posts", `/blog/all-posts?category=${former}&page=2&limit=3`);
    await loadPack(
      database,
      {
        ...pack,
        categories: pack.categories.map((category) =>
          category.slug === former
            ? { ...category, slug: renamedTo, formerSlugs: [former] }
            : category,
        ),
        posts: pack.posts.map((post) =>
          post.category === former ? { ...post, category: renamedTo } : post,
        ),
      },
      pictures,
    );
    for (const slug of [former, renamedTo]) {
      const after = await read("posts", `/blog/all-posts?category=${slug}&page=2&limit=3`);
      expect(after.category).toEqual({ ...before.category, slug: renamedTo });
      expect(after.page).toEqual(before.page);
      expect(slugsOf(after.content)).toEqual(slugsOf(before.content));
    }
    expect(before.content).toHaveLength(1);
    expect(await statusOf("/blog/all-posts?category=market")).toBe(404);
  });

  test("lead from a merged entry to its replacement", async () => {
    const { pack, database, statusOf, read } = await apiWithChangedContent(openTestDatabase);
    const { pictures } = await demoContent();
    const merged = <Thing extends { slug: string; formerSlugs: string[] }>(
      things: readonly Thing[],
      [mergedSlug, targetSlug]: readonly [string, string],
    ) =>
      things.flatMap((thing) => {
        if (thing.slug === mergedSlug) return [];
        return thing.slug === targetSlug ? [{ ...thing, formerSlugs: [mergedSlug] }] : [thing];
      });
    const developers = merged(pack.developers, ["ege-terra", "kition-homes"]);
    const projects = pack.projects.map((project) =>
      project.developer === "ege-terra" ? { ...project, developer: "kition-homes" } : project,
    );
    await loadPack(database, { ...pack, developers, projects }, pictures);
    expect(await statusOf("/developer-companies/ege-terra")).toBe(404);
    const moved = await read("redirect", "/redirects?path=/developer-companies/ege-terra");
    expect(moved.to).toBe("/developer-companies/kition-homes");
  });
});
