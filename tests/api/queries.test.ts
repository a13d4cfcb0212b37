import { beforeAll, expect, test } from "vitest";
import { Listing } from "#contract/listing.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { inArabic } from "#tests/api/queries/ar.ts";
import { inEnglish } from "#tests/api/queries/en.ts";
import { inRussian } from "#tests/api/queries/ru.ts";
import { inTurkish } from "#tests/api/queries/tr.ts";
import { inChinese } from "#tests/api/queries/zh.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

const queries = { en: inEnglish, ar: inArabic, ru: inRussian, tr: inTurkish, zh: inChinese };
const queryCases = locales.flatMap((locale) =>
  queries[locale].map((queryCase) => ({ locale, ...queryCase })),
);

test("at least twelve queries per language and sixty in all are tested", () => {
  const counts = locales.map((locale) => queries[locale].length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
  expect(queryCases.length).toBeGreaterThanOrEqual(60);
});

describeOnEngines("a typed query", (_openTestDatabase, engine) => {
  let ask: ReturnType<typeof createTestApi>["ask"];
  beforeAll(async () => {
    ({ ask } = createTestApi(await sharedDemoDatabase(engine)));
  });

  test.for(queryCases)("finds the intended projects in $locale: $query", async (queryCase) => {
    const { content, page, search } = await searched(queryCase.locale, queryCase.query);
    const slugs = content.map(({ slug }) => slug);
    expect(slugs.slice(0, queryCase.first.length)).toEqual(queryCase.first);
    expect(queryCase.total ?? page.total).toBe(page.total);
    expect(slugs.filter((slug) => queryCase.never.includes(slug))).toEqual([]);
    const understood = search?.words.map(
      ({ filter, value, corrected }) => `${filter}=${value}${corrected ? "*" : ""}`,
    );
    expect(understood).toEqual(queryCase.interpreted);
  });

  async function searched(locale: Locale, query: string): Promise<Listing> {
    const response = await ask(`/projects/search?limit=48&query=${encodeURIComponent(query)}`, {
      headers: { "X-localization": locale },
    });
    return Listing.parse(await response.json());
  }
});
