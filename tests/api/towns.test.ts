import { beforeAll, expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import {
  apiWithChangedContent,
  demoApi,
  slugsOf,
  withUnpublished,
} from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

type Api = Awaited<ReturnType<typeof apiWithChangedContent>>;

describeOnEngines("towns and similar places", (openTestDatabase, engine) => {
  let demo: Api;
  let changed: Api;
  beforeAll(async () => {
    demo = await demoApi(engine);
    changed = await apiWithChangedContent(openTestDatabase, (pack) => ({
      countries: withUnpublished(pack.countries, "cyprus"),
      cities: withUnpublished(pack.cities, "izmir"),
      towns: withUnpublished(pack.towns, "sisli"),
      projects: withUnpublished(pack.projects, "moda-gardens"),
    }));
  });

  test("the towns of a city are sorted by name with their project counts", async () => {
    for (const locale of locales) {
      const { content } = await demo.read("townNames", "/regions/towns-in-city/istanbul", {
        locale,
      });
      const names = content.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
      expect(slugsOf(content).toSorted()).toEqual(
        slugsOf(demo.pack.towns.filter(({ city }) => city === "istanbul")).toSorted(),
      );
      for (const { slug, projects } of content) {
        expect(projects).toBe(demo.pack.projects.filter(({ town }) => town === slug).length);
      }
    }
  });

  test("a town's guide has the town, its city's prices, its projects and the rules of purchase", async () => {
    for (const written of demo.pack.towns) {
      const guide = await demo.read("town", `/regions/towns/${written.city}/${written.slug}`, {
        locale: "ar",
      });
      const city = demo.pack.cities.find(({ slug }) => slug === written.city);
      expect(guide.town.intro).toBe(written.intro.ar);
      expect(guide.town.guide).toHaveLength(written.guide.length);
      expect(guide.cityPrices).toEqual(city?.priceHistory);
      expect(slugsOf(guide.content).toSorted()).toEqual(
        slugsOf(demo.pack.projects.filter(({ town }) => town === written.slug)).toSorted(),
      );
      expect(slugsOf(guide.similar)).toEqual(written.similar);
      expect(guide.purchase.costs.length).toBeGreaterThan(0);
    }
  });

  test("a town is found only under its own city", async () => {
    const paths = [
      "/regions/towns/antalya/kadikoy",
      "/regions/towns/turkey/kadikoy",
      "/regions/towns/istanbul/antalya",
      "/regions/towns/istanbul/no-such-town",
      "/regions/towns-in-city/turkey",
      "/regions/towns-in-city/kadikoy",
      "/regions/towns-in-city/atlantis",
    ];
    for (const path of paths) expect([path, await demo.statusOf(path)]).toEqual([path, 404]);
  });

  test("similar places follow the order of the content", async () => {
    for (const city of demo.pack.cities) {
      const { content } = await demo.read(
        "similarRegions",
        `/regions/similar-regions/city/${city.slug}`,
      );
      expect(slugsOf(content)).toEqual(city.similar);
      expect(content.every(({ kind, ...place }) => kind === "city" && place.city === null)).toBe(
        true,
      );
    }
    const { content } = await demo.read("similarRegions", "/regions/similar-regions/town/peyia");
    expect(content.map(({ slug, city, country }) => [slug, city?.slug, country.slug])).toEqual([
      ["kato-paphos", "paphos", "cyprus"],
      ["germasogeia", "limassol", "cyprus"],
      ["gumusluk", "bodrum", "turkey"],
    ]);
  });

  test("similar places of an unknown place are a 404", async () => {
    for (const place of ["town/istanbul", "city/kadikoy", "country/turkey", "city/atlantis"]) {
      expect(await demo.statusOf(`/regions/similar-regions/${place}`)).toBe(404);
    }
  });

  test("guides of a withdrawn place and of places within it are 410", async () => {
    const withdrawn = [
      "/regions/cities/izmir/towns",
      "/regions/cities/paphos/towns",
      "/regions/towns/istanbul/sisli",
      "/regions/towns/izmir/cesme",
      "/regions/towns/paphos/peyia",
    ];
    for (const path of withdrawn) expect([path, await changed.statusOf(path)]).toEqual([path, 410]);
    const never = ["/regions/towns/antalya/sisli", "/regions/cities/sisli/towns"];
    for (const path of never) expect([path, await changed.statusOf(path)]).toEqual([path, 404]);
  });

  test("lists exclude a withdrawn place and the places within it", async () => {
    const hidden = [
      "/regions/towns-in-city/izmir",
      "/regions/towns-in-city/paphos",
      "/regions/similar-regions/town/sisli",
      "/regions/similar-regions/town/cesme",
      "/regions/similar-regions/town/peyia",
      "/regions/similar-regions/city/izmir",
      "/regions/similar-regions/city/paphos",
      "/projects/towns/sisli",
      "/projects/towns/cesme",
      "/projects/towns/peyia",
    ];
    for (const path of hidden) expect([path, await changed.statusOf(path)]).toEqual([path, 410]);
    const { content } = await changed.read("townNames", "/regions/towns-in-city/istanbul");
    expect(slugsOf(content)).not.toContain("sisli");
    const istanbul = await changed.read("similarRegions", "/regions/similar-regions/city/istanbul");
    expect(slugsOf(istanbul.content)).toEqual(["antalya", "dubai"]);
    const antalya = await changed.read("similarRegions", "/regions/similar-regions/city/antalya");
    expect(slugsOf(antalya.content)).toEqual(["bodrum"]);
    const kadikoy = await changed.read("town", "/regions/towns/istanbul/kadikoy");
    expect(slugsOf(kadikoy.similar)).toEqual(["bakirkoy", "beyoglu"]);
    expect(slugsOf(kadikoy.content)).not.toContain("moda-gardens");
    expect(kadikoy.town.projects).toBe(kadikoy.content.length);
  });
});
