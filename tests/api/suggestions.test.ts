import { expect, test } from "vitest";
import type { Suggestions, InterpretedQuery } from "#contract/search.ts";
import type { Listing } from "#contract/listing.ts";
import type { Locale } from "#domain/locale.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import {
  openPartlyWithdrawnDatabase,
  sharedPartlyWithdrawnDatabase,
  withdrawn,
  notYetPublished,
} from "#tests/api/partly-withdrawn.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

type Ask = ReturnType<typeof createTestApi>["ask"];

describeOnEngines("suggestions", (_openTestDatabase, engine) => {
  test("match places, developers and projects by partial names, in every language", async () => {
    const { ask } = createTestApi(await sharedDemoDatabase(engine));
    for (const [locale, query, first] of [
      ["en", "ist", "place istanbul"],
      ["en", "kadıköy", "place kadikoy"],
      ["tr", "kadıkoy", "place kadikoy"],
      ["ru", "стам", "place istanbul"],
      ["en", "стам", "place istanbul"],
      ["ar", "اسطنبول", "place istanbul"],
      ["zh", "坦布", "place istanbul"],
      ["en", "kadikpy", "place kadikoy"],
      ["en", "aphr", "developer aphrion-estates"],
      ["en", "terrac", "project bosphorus-terraces"],
      ["ru", "bosph terr", "project bosphorus-terraces"],
      ["en", "IST-1042", "project bosphorus-terraces"],
      ["en", "ist1042", "project bosphorus-terraces"],
      ["zh", "１０４２", "project bosphorus-terraces"],
    ] as const) {
      const [found] = await requestSuggestions(ask, query, { locale });
      expect({ query, found: found && `${found.kind} ${found.slug}` }).toEqual({
        query,
        found: first,
      });
    }
  });

  test("include the place in the requested language", async () => {
    const { ask } = createTestApi(await sharedDemoDatabase(engine));
    const [town] = await requestSuggestions(ask, "kadik", { locale: "ru" });
    expect(town).toMatchObject({
      kind: "place",
      name: "Кадыкёй",
      place: { country: { slug: "turkey" }, city: { name: "Стамбул" }, town: { slug: "kadikoy" } },
      projects: 2,
    });
    const [project] = await requestSuggestions(ask, "moda gard", { locale: "ru" });
    expect(project).toMatchObject({
      name: "Moda Gardens",
      place: { city: { name: "Стамбул" } },
      projects: null,
    });
    const [country] = await requestSuggestions(ask, "turkey", { locale: "en" });
    expect(country).toMatchObject({
      place: { country: { slug: "turkey" }, city: null, town: null },
    });
  });

  test("respect the limit, mix kinds, and are empty without a match", async () => {
    const { ask } = createTestApi(await sharedDemoDatabase(engine));
    const all = await requestSuggestions(ask, "a", { limit: 6 });
    expect(all.length).toBe(6);
    for (const kind of ["place", "developer", "project"])
      expect(all.filter((each) => each.kind === kind).length).toBeLessThanOrEqual(3);
    expect(await requestSuggestions(ask, "  !? ")).toEqual([]);
    expect(await requestSuggestions(ask, "zzzzz")).toEqual([]);
    expect(await requestSuggestions(ask, "xyz", { limit: 48 })).toEqual([]);
  });

  test("never name what is withdrawn or not published yet", async () => {
    const { ask } = createTestApi(await sharedPartlyWithdrawnDatabase(engine));
    for (const query of [
      "marina arc",
      "palm horizon",
      "moda gardens",
      "kition homes",
      "izmir",
      "Измир",
      "izmi",
      "izmor",
    ])
      expect({ query, found: await requestSuggestions(ask, query) }).toEqual({ query, found: [] });
    for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789") {
      const slugs = (await requestSuggestions(ask, letter, { limit: 48 })).map(({ slug }) => slug);
      for (const hidden of ["marina-arc", "palm-horizon", "moda-gardens", "kition-homes", "izmir"])
        expect(slugs).not.toContain(hidden);
    }
  });

  test("name a project on the day of its publication", async () => {
    const database = await sharedPartlyWithdrawnDatabase(engine);
    const { ask } = createTestApi(database, { day: "2026-11-22" });
    const found = await requestSuggestions(ask, "moda gard");
    expect(found.map(({ slug }) => slug)).toEqual(["moda-gardens"]);
  });
});

describeOnEngines("query interpretation", (openTestDatabase, engine) => {
  test("interprets words as filters, and a complete project name as text", async () => {
    const database = await sharedDemoDatabase(engine);
    const { ask } = createTestApi(database);
    const understood = (query: string, locale?: Locale) =>
      requestInterpretation(ask, query, locale);
    expect(await understood("2+1 kadikoy under 300k")).toMatchObject({
      text: "",
      filters: { rooms: "2-1", town: "kadikoy", price: "-300000" },
    });
    expect(await understood("istanbul dubai villa")).toMatchObject({
      filters: { city: "istanbul,dubai", type: "villas" },
    });
    expect(await understood("Turkey")).toMatchObject({ text: "", country: "turkey", filters: {} });
    expect(await understood("海景公寓", "zh")).toMatchObject({
      filters: { seaView: "true", type: "apartments" },
    });
    const name = await understood("Sea Caves Villas");
    expect(name).toEqual({ text: "Sea Caves Villas", country: null, filters: {}, words: [] });
    expect(await understood("ready !?")).toMatchObject({ text: "", filters: { status: "ready" } });
  });

  test("ignores hidden places, developers and project names", async () => {
    const database = await openPartlyWithdrawnDatabase(openTestDatabase);
    const understood = (query: string) => requestInterpretation(createTestApi(database).ask, query);
    expect(await understood("izmir sauna")).toMatchObject({ text: "izmir sauna", filters: {} });
    expect(await understood("kition homes")).not.toMatchObject({
      filters: { developer: "kition-homes" },
    });
    const keys = database
      .selectFrom("project_name_key as named")
      .innerJoin("project", "project.id", "named.project_id");
    const rename = (name_key: string) =>
      database
        .updateTable("project_name_key")
        .set({ name_key })
        .where(
          "project_id",
          "in",
          keys.select("project.id").where("project.slug", "in", ["marina-arc", "moda-gardens"]),
        )
        .execute();
    await rename("dubai villa");
    expect(await understood("dubai villa")).toMatchObject({
      text: "",
      filters: { city: "dubai", type: "villas" },
    });
  });
});

describeOnEngines("a text", (_openTestDatabase, engine) => {
  test("finds no hidden project by its name, reference or tagline", async () => {
    const { ask } = createTestApi(await sharedPartlyWithdrawnDatabase(engine));
    const { pack } = await demoContent();
    const hidden = pack.projects.filter(
      ({ slug, developer, city }) =>
        withdrawn.has(slug) ||
        notYetPublished.has(slug) ||
        withdrawn.has(developer) ||
        withdrawn.has(city),
    );
    expect(hidden.length).toBeGreaterThan(4);
    for (const { slug, name, ref, tagline } of hidden) {
      for (const [locale, query] of [
        ["en", name],
        ["tr", ref],
        ["zh", tagline.zh],
      ] as const) {
        const { content, nearest } = await listing(ask, query, locale);
        const shown = [...content, ...(nearest?.content ?? [])].map((project) => project.slug);
        expect(shown).not.toContain(slug);
      }
    }
  });
});

async function requestSuggestions(
  ask: Ask,
  query: string,
  { locale = "en", limit = 8 }: { locale?: Locale; limit?: number } = {},
): Promise<Suggestions["content"]> {
  const params = new URLSearchParams({ query, limit: String(limit) });
  const answer = await ask(`/projects/suggestions?${params}`, {
    headers: { "X-localization": locale },
  });
  expect(answer.status).toBe(200);
  const { content } = (await answer.json()) as Suggestions; // the contract test checks the shape
  return content;
}

async function requestInterpretation(
  ask: Ask,
  query: string,
  locale: Locale = "en",
): Promise<InterpretedQuery | null> {
  return (await listing(ask, query, locale)).search;
}

async function listing(ask: Ask, query: string, locale: Locale): Promise<Listing> {
  const params = new URLSearchParams({ query });
  const answer = await ask(`/projects/search?${params}`, { headers: { "X-localization": locale } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listing; // as above
}
