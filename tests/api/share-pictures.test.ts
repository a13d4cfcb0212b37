import { beforeAll, expect, test } from "vitest";
import { locales, type Locale } from "#domain/locale.ts";
import { apiWithChangedContent, demoApi } from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

type Api = Awaited<ReturnType<typeof demoApi>>;

describeOnEngines("pictures for sharing", (openTestDatabase, engine) => {
  let demo: Api;
  beforeAll(async () => {
    demo = await demoApi(engine);
  });

  test("every page has its own picture in every language", async () => {
    const { pack } = await demoContent();
    const { countries, cities, towns, developers, projects, posts, landings, filterPages } = pack;
    const places = [countries, cities, towns].flat().length;
    const entries = [developers, projects, posts, landings, filterPages].flat().length;
    const [ofCompany, lists, pages] = [1, 4, 5];
    const rows = await (
      await sharedDemoDatabase(engine)
    )
      .selectFrom("share_picture_text")
      .select("url")
      .execute();
    expect(rows).toHaveLength((places + entries + ofCompany + lists + pages) * locales.length);
    expect(new Set(rows.map(({ url }) => url)).size).toBe(rows.length);
    for (const { url } of rows) expect(url).toMatch(/^\/media\/share-[a-z0-9-]+-[0-9a-f]{8}\.jpg$/);
  });

  test("are included in the answers for their pages", async () => {
    const seen = {
      company: await demo.read("footerLinks", "/settings/footer-links"),
      "page-contact-us": await demo.read("page", "/pages/contact-us"),
      "page-landing-uae": await demo.read("page", "/pages/landing-uae"),
      "filter-page-properties": await demo.read("listing", "/projects/types/properties/properties"),
      "country-cyprus": (await demo.read("cities", "/regions/cyprus/cities")).country,
      "city-izmir": (await demo.read("towns", "/regions/cities/izmir/towns")).city,
      "town-kadikoy": (await demo.read("town", "/regions/towns/istanbul/kadikoy")).town,
      "developer-ege-terra": await demo.read("developer", "/developer-companies/ege-terra"),
      "project-marina-arc": await demo.read("project", "/projects/dubai/marina-arc"),
      "post-istanbul-districts-compared-2026": await demo.read(
        "post",
        "/blog/istanbul-districts-compared-2026",
      ),
    };
    for (const [name, { sharePicture }] of Object.entries(seen))
      expect(sharePicture?.url).toContain(`/media/share-${name}-en-`);
    const { listPictures } = await demo.read("footerLinks", "/settings/footer-links");
    for (const [name, picture] of Object.entries(listPictures))
      expect(picture?.url).toContain(`/media/share-list-${name}-en-`);
  });

  test("of a listing are those of its filter page, else of its narrowest place", async () => {
    const seen = {
      "filter-page-citizenship-turkey": "/projects/types/citizenship-turkey/turkey",
      "city-istanbul": "/projects/types/apartments/istanbul",
      "country-turkey": "/projects/types/properties/turkey",
      "filter-page-properties": "/projects/types/villas/villas",
    };
    for (const [name, path] of Object.entries(seen))
      expect((await demo.read("listing", path)).sharePicture?.url).toContain(`/share-${name}-en-`);
  });

  test("have alt texts in the requested language", async () => {
    const altOf = async (locale: Locale) => {
      const { sharePicture } = await demo.read("project", "/projects/istanbul/bosphorus-terraces", {
        locale,
      });
      return sharePicture?.alt;
    };
    expect(await altOf("en")).toBe(
      "Bosphorus Terraces · Beyoğlu, Istanbul · Off-plan · from $420,000",
    );
    expect(await altOf("tr")).toBe(
      "Bosphorus Terraces · Beyoğlu, İstanbul · Projeden · başlangıç fiyatı $420.000",
    );
    expect(await altOf("zh")).toBe(
      "Bosphorus Terraces · 伊斯坦布尔贝伊奥卢 · 期房 · 起价 $420,000",
    );
  });

  test("get a new file name when their text changes, and omit a sold project's price", async () => {
    const changed = await apiWithChangedContent(openTestDatabase, ({ projects }) => ({
      projects: projects.map((project) =>
        project.slug === "bosphorus-terraces" ? { ...project, status: "sold" } : project,
      ),
    }));
    const read = async (api: Api) =>
      (await api.read("project", "/projects/istanbul/bosphorus-terraces")).sharePicture;
    const [before, after] = [await read(demo), await read(changed)];
    expect(after?.alt).toBe("Bosphorus Terraces · Beyoğlu, Istanbul · Sold");
    expect(after?.url).not.toBe(before?.url);
  });
});
