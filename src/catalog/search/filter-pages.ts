import { byFlagFilter, type FlagFilter } from "#domain/search/filters.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import type { FilterPages, ListingScope } from "#contract/listing.ts";
import { emptyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { fromJson } from "#database/json.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";

/** The criteria of a filter page, as `docs/content-format.md` describes them. */
export interface FilterPageQuery extends Partial<Readonly<Record<FlagFilter, true | undefined>>> {
  country?: string | undefined;
  city?: string | undefined;
  town?: string | undefined;
  type?: string | undefined;
  rooms?: string | undefined;
  priceMaxUsd?: number | undefined;
  status?: ProjectStatus | undefined;
}

export async function listFilterPages(context: ReadContext): Promise<FilterPages> {
  const rows = await selectFilterPages(context)
    .orderBy("page.position")
    .orderBy("page.id")
    .execute();
  return rows.map(({ slug, title, heading, query }) => {
    const { country = null, city = null } = fromJson<FilterPageQuery>(query);
    return { slug, title, heading, country, city };
  });
}

export interface FilterPage {
  page: NonNullable<ListingScope["filterPage"]>;
  query: FilterPageQuery;
}

export async function findFilterPage(
  context: ReadContext,
  slug: string,
): Promise<FilterPage | null> {
  const row = await selectFilterPages(context).where("page.slug", "=", slug).executeTakeFirst();
  if (row === undefined) return null;
  const { query, ...page } = row;
  return { page, query: fromJson<FilterPageQuery>(query) };
}

/** The criteria of a filter page, without its country. */
export function criteriaOf(query: FilterPageQuery): SearchCriteria {
  const { city, town, type, rooms, status, priceMaxUsd } = query;
  return {
    ...emptyCriteria,
    ...(type !== undefined && { type: [type] }),
    ...(city !== undefined && { city: [city] }),
    ...(town !== undefined && { town: [town] }),
    ...(rooms !== undefined && { rooms: [rooms] }),
    ...(status !== undefined && { status: [status] }),
    ...(priceMaxUsd !== undefined && { price: { from: null, to: priceMaxUsd } }),
    ...byFlagFilter((flag) => query[flag] === true),
  };
}

/** Query parameter names of the filters that a filter page sets. */
export function fixedFilters({ country: _, priceMaxUsd, ...others }: FilterPageQuery): string[] {
  return [...Object.keys(others), ...(priceMaxUsd === undefined ? [] : ["price"])];
}

function selectFilterPages(context: ReadContext) {
  const { database, locale } = context;
  return database
    .selectFrom("filter_page as page")
    .innerJoin("filter_page_text as text", (join) =>
      join.onRef("text.filter_page_id", "=", "page.id").on("text.locale", "=", locale),
    )
    .select(["page.slug", "page.query", "text.title", "text.heading", "text.intro"])
    .where("page.published", "in", publishedFlags(context));
}
