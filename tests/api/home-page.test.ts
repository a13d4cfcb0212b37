import { beforeAll, expect, test } from "vitest";
import { openCatalog, type Catalog } from "#catalog/open-catalog.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("the home page", (_openTestDatabase, engine) => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = openCatalog(await sharedDemoDatabase(engine), { today: () => today });
  });

  test("leads with the newest featured project and works out its purchase", async () => {
    const { pack } = await demoContent();
    const home = await catalog.findHomePage("ru");
    const featured = pack.projects.filter((project) => project.featured);
    const newest = featured
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1);
    expect(home?.featured).toHaveLength(featured.length);
    expect(home?.featured[0]?.publishedAt).toBe(newest);
    expect(home?.example?.slug).toBe(home?.featured[0]?.slug);
    expect(home?.example?.purchase.costs.length).toBeGreaterThan(0);
    const leading = featured.find(({ slug }) => slug === home?.example?.slug);
    expect(home?.example?.highlights).toEqual(leading?.highlights.map((text) => text.ru));
  });

  test("gives each country its most far-reaching programme", async () => {
    const home = await catalog.findHomePage("en");
    expect(home?.countries.map(({ slug, threshold }) => [slug, threshold?.programme.slug])).toEqual(
      [
        ["turkey", "turkish-citizenship-by-investment"],
        ["uae", "uae-golden-visa-ten-years"],
        ["cyprus", "cyprus-permanent-residence"],
      ],
    );
    expect(home?.countries.map(({ projects }) => projects)).toEqual([20, 16, 12]);
  });

  test("has the featured cities, the newest posts and the testimonials", async () => {
    const { pack } = await demoContent();
    const home = await catalog.findHomePage("zh");
    const slugs = (things: readonly { slug: string }[] = []) =>
      things.map(({ slug }) => slug).toSorted();
    expect(slugs(home?.cities)).toEqual(slugs(pack.cities.filter(({ featured }) => featured)));
    const dates = home?.posts.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(
      pack.posts
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed()
        .slice(0, 4),
    );
    expect(slugs(home?.testimonials)).toEqual(slugs(pack.testimonials));
  });
});
