import { beforeAll, expect, test } from "vitest";
import { Listing } from "#contract/listing.ts";
import { locales } from "#domain/locale.ts";
import { apiOf } from "#tests/api/api-of.ts";
import { askedQueries, type AskedQuery } from "#tests/api/queries.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { openDemoDatabase } from "#tests/support/demo-content.ts";

test("at least twelve queries a language are asked, and sixty in all", () => {
  const counts = locales.map(
    (locale) => askedQueries.filter((asked) => asked.locale === locale).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
  expect(askedQueries.length).toBeGreaterThanOrEqual(60);
});

describeOnBothEngines("a typed query", (openTestDatabase) => {
  let ask: ReturnType<typeof apiOf>["ask"];
  beforeAll(async () => {
    ({ ask } = apiOf(await openDemoDatabase(openTestDatabase)));
  });

  test.for(askedQueries)("finds what is meant in $locale: $query", async (asked) => {
    const { content, page, search } = await searched(asked);
    const slugs = content.map(({ slug }) => slug);
    expect(slugs.slice(0, asked.first.length)).toEqual(asked.first);
    expect(asked.total ?? page.total).toBe(page.total);
    expect(slugs.filter((slug) => asked.never.includes(slug))).toEqual([]);
    const understood = search?.words.map(
      ({ filter, value, corrected }) => `${filter}=${value}${corrected ? "*" : ""}`,
    );
    expect(understood).toEqual(asked.understood);
  });

  async function searched({ locale, query }: AskedQuery): Promise<Listing> {
    const response = await ask(`/projects/search?limit=48&query=${encodeURIComponent(query)}`, {
      headers: { "X-localization": locale },
    });
    return Listing.parse(await response.json());
  }
});
