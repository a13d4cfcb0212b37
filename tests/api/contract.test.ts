import type { Kysely } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { loadPack } from "#content/load.ts";
import { calls, type CallName } from "#contract/calls.ts";
import { contentPages } from "#domain/content-pages.ts";
import { sitemapKinds } from "#contract/sitemap.ts";
import type { Database } from "#database/schema.ts";
import { type Locale, localeFacts, locales } from "#domain/locale.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import {
  sharedPartlyWithdrawnDatabase,
  withdrawn,
  notYetPublished,
} from "#tests/api/partly-withdrawn.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { openDemoDatabase, sharedDemoDatabase } from "#tests/support/demo-database.ts";

/** Sample paths of each call in the demo content. */
const samples: Record<CallName, readonly string[]> = {
  areaNavigation: ["/regions/filter"],
  currencies: ["/currencies"],
  filterPages: ["/projects/search-slugs"],
  footerLinks: ["/settings/footer-links"],
  homePage: ["/pages/home"],
  page: [
    ...contentPages.map((page) => `/pages/${page}`),
    "/pages/coming-soon",
    "/pages/thanks-you",
    "/pages/landing-uae",
    "/pages/landing-cyprus",
  ],
  offers: ["/get-offers"],
  developers: ["/developer-companies", "/developer-companies?page=2&limit=5"],
  developerNames: ["/developer-companies/developers/list"],
  developer: ["/developer-companies/qasr-developments", "/developer-companies/ege-terra"],
  countries: ["/regions/countries"],
  cities: ["/regions/turkey/cities", "/regions/uae/cities", "/regions/cyprus/cities"],
  towns: ["/regions/cities/istanbul/towns", "/regions/cities/dubai/towns?page=2&limit=4"],
  townNames: ["/regions/towns-in-city/istanbul"],
  town: ["/regions/towns/istanbul/kadikoy", "/regions/towns/dubai/dubai-hills"],
  similarRegions: [
    "/regions/similar-regions/city/istanbul",
    "/regions/similar-regions/town/kato-paphos",
  ],
  homepageRegions: ["/regions/regions-in-homepage"],
  propertyTypes: ["/projects/types"],
  featuredProjects: ["/projects/featured-projects"],
  latestProjects: ["/projects/latests-projects"],
  listing: [
    "/projects/types/properties/properties?limit=48",
    "/projects/types/apartments/istanbul?rooms=2-1&seaView=true&sort=-price",
    "/projects/types/citizenship-turkey/turkey?page=2",
  ],
  project: ["/projects/istanbul/bosphorus-terraces", "/projects/cyprus/amathus-bay-residences"],
  referencedProjects: [
    "/projects/references?homes=IST-1042,IST-1063",
    "/projects/references?homes=x",
  ],
  townProjects: ["/projects/towns/kadikoy"],
  search: ["/projects/search?query=villa", "/projects/search"],
  suggestions: ["/projects/suggestions?query=ist"],
  featuredVideos: ["/videos/featured-videos"],
  videos: ["/videos/index", "/videos/index?page=2"],
  latestPosts: ["/blog/latest-posts", "/blog/latest-posts?limit=48"],
  featuredPosts: ["/blog/featured-posts"],
  blogCategories: ["/blog/categories"],
  posts: ["/blog/all-posts", "/blog/all-posts?category=market-insight", "/blog/all-posts?page=9"],
  post: ["/blog/dubai-rental-yields-by-area", "/blog/buying-remotely-with-power-of-attorney"],
  homepagePosts: ["/blog/latest-posts-home"],
  redirect: ["/redirects?path=/turkey/kadikoy"],
  sitemap: ["/sitemap"],
  sitemapEntries: sitemapKinds.map((kind) => `/sitemap/${kind}?page=1&limit=20`),
};

describeOnEngines("the API's answers", (openTestDatabase, engine) => {
  let demo: Kysely<Database>;
  let partly: Kysely<Database>;
  beforeAll(async () => {
    demo = await sharedDemoDatabase(engine);
    partly = await sharedPartlyWithdrawnDatabase(engine);
  });

  test("match the contract in every language, without extra fields", async () => {
    const { ask } = createTestApi(demo);
    for (const locale of locales) {
      for (const [name, paths] of Object.entries(samples)) {
        for (const path of paths) {
          const response = await ask(path, { headers: { "X-localization": locale } });
          expect([path, response.status]).toEqual([path, 200]);
          expect(response.headers.get("Content-Language")).toBe(localeFacts[locale].htmlLang);
          const answer: unknown = await response.json();
          expect(calls[name as CallName].response.parse(answer)).toEqual(answer); // `samples` has the same keys
        }
      }
    }
  });

  test("contain no English sentences in other languages", async () => {
    const { pack } = await demoContent();
    const { ask } = createTestApi(demo);
    const names = new Set([...pack.developers, ...pack.testimonials].map(({ name }) => name));
    const read = async (path: string, locale: Locale) => {
      const response = await ask(path, { headers: { "X-localization": locale } });
      return sentencesIn(await response.json());
    };
    for (const path of Object.values(samples).flat()) {
      const english = await read(path, "en");
      for (const locale of locales.filter((each) => each !== "en")) {
        const others = await read(path, locale);
        const left = [...english].filter((text) => others.has(text) && !names.has(text));
        expect([path, locale, left]).toEqual([path, locale, []]);
      }
    }
  });

  test("give every project a page with up to three similar projects", async () => {
    const { pack } = await demoContent();
    const { ask } = createTestApi(demo);
    const rows = await demo.selectFrom("project").select(["id", "slug"]).execute();
    const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
    const priceOf = ({ units }: (typeof pack.projects)[number]) => {
      const free = units.filter(({ available }) => available > 0);
      return Math.min(...(free.length > 0 ? free : units).map(({ priceUsd }) => priceUsd.from));
    };
    for (const shown of pack.projects) {
      const response = await ask(`/projects/${shown.city}/${shown.slug}`);
      const project = calls.project.response.parse(await response.json());
      const distance = (other: (typeof pack.projects)[number]) => [
        other.status === "sold" ? 1 : 0,
        other.city === shown.city ? 0 : 1,
        Math.abs(priceOf(other) - priceOf(shown)),
        ids.get(other.slug) ?? 0,
      ];
      const nearest = pack.projects
        .filter((other) => other.country === shown.country && other.slug !== shown.slug)
        .map((other) => ({ slug: other.slug, distance: distance(other) }))
        .sort((one, other) => compareTuples(one.distance, other.distance));
      expect(project.startFromUsd).toBe(priceOf(shown));
      expect(project.units).toHaveLength(shown.units.length);
      expect(project.similar.map(({ slug }) => slug)).toEqual(
        nearest.slice(0, 3).map(({ slug }) => slug),
      );
    }
  });

  test("never show what is withdrawn or not published yet", async () => {
    const { pack } = await demoContent();
    const { ask } = createTestApi(partly);
    const paths = [
      ...Object.values(samples).flat(),
      ...pack.cities.map(({ slug }) => `/regions/cities/${slug}/towns?limit=48`),
      ...pack.projects.map(({ city, slug }) => `/projects/${city}/${slug}`),
      ...pack.developers.map(({ slug }) => `/developer-companies/${slug}`),
      ...pack.posts.map(({ slug }) => `/blog/${slug}`),
      ...pack.towns.map(({ city, slug }) => `/regions/towns/${city}/${slug}`),
      ...pack.towns.map(({ slug }) => `/regions/similar-regions/town/${slug}`),
      ...pack.cities.map(({ slug }) => `/regions/similar-regions/city/${slug}`),
    ];
    for (const path of paths) {
      const text = await (await ask(path)).text();
      const shown = [...withdrawn, ...notYetPublished].filter((slug) =>
        text.includes(`:"${slug}"`),
      );
      expect([path, shown]).toEqual([path, []]);
    }
  });

  test("are 410 for a withdrawn project and 404 for one not yet published", async () => {
    const { ask } = createTestApi(partly);
    expect((await ask("/projects/dubai/marina-arc")).status).toBe(410);
    expect((await ask("/projects/uae/marina-arc")).status).toBe(410);
    expect((await ask("/projects/izmir/cesme-windmill-villas")).status).toBe(410); // its city is withdrawn
    expect((await ask("/projects/istanbul/marina-arc")).status).toBe(404);
    expect((await ask("/projects/istanbul/moda-gardens")).status).toBe(404);
    expect((await ask("/projects/dubai/palm-horizon")).status).toBe(404);
    expect((await ask("/projects/istanbul/no-such-project")).status).toBe(404);
  });

  test("change as soon as new content is loaded", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const { ask } = createTestApi(database);
    const nameOf = async () => {
      const response = await ask("/projects/istanbul/bosphorus-terraces");
      return calls.project.response.parse(await response.json()).name;
    };
    expect([await nameOf(), await nameOf()]).toEqual(["Bosphorus Terraces", "Bosphorus Terraces"]);
    const projects = pack.projects.map((project) =>
      project.slug === "bosphorus-terraces" ? { ...project, name: "Bosphorus Steps" } : project,
    );
    await loadPack(database, { ...pack, projects }, pictures);
    expect(await nameOf()).toBe("Bosphorus Steps");
  });

  test("include an offer from its first to its last valid day", async () => {
    const { pack } = await demoContent();
    const offer = pack.offers.find(({ project }) => project !== null);
    if (offer === undefined) throw new Error("The demo has no offer for a project");
    const project = pack.projects.find(({ slug }) => slug === offer.project);
    const offeredOn = async (day: string) => {
      const { ask } = createTestApi(demo, { day });
      const response = await ask(`/projects/${project?.city}/${project?.slug}`);
      return calls.project.response.parse(await response.json()).offer?.slug ?? null;
    };
    expect(await offeredOn(offer.validFrom)).toBe(offer.slug);
    expect(await offeredOn(offer.validUntil)).toBe(offer.slug);
    expect(await offeredOn("2029-01-01")).toBeNull();
  });

  test("list areas by size, and towns by name in the requested language", async () => {
    const { ask } = createTestApi(demo);
    const areas = calls.areaNavigation.response.parse(await (await ask("/regions/filter")).json());
    expect(areas.content.map(({ slug }) => slug)).toEqual(["turkey", "uae", "cyprus"]);
    expect(areas.content[0]?.cities.map(({ slug }) => slug)).toEqual([
      "istanbul",
      "izmir",
      "antalya",
      "bodrum",
    ]);
    for (const locale of locales) {
      const response = await ask("/regions/cities/istanbul/towns", {
        headers: { "X-localization": locale },
      });
      const names = calls.towns.response
        .parse(await response.json())
        .content.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
    }
  });
});

/** Texts of at least two words whose second word is lower-case, so that names do not count. */
function sentencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    if (/[A-Za-z] [a-z]{2}/.test(value)) found.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) sentencesIn(each, found);
  }
  return found;
}

function compareTuples(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((step) => step !== 0) ?? 0;
}
