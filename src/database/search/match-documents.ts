import { type Kysely, sql } from "kysely";
import type { Locale } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { searchTable } from "#database/search/documents.ts";
import { indexed } from "#database/search/indexed.ts";

/** What a project has to hold, all of it. */
export interface WantedTerms {
  /** Whole terms. */
  whole: readonly string[];
  /** Beginnings of terms. */
  begun: readonly string[];
}

/**
 * Answers which projects hold all wanted terms, and how near: 0 all in the name, 1 all in name, place and facts, 2 all
 * anywhere. At least one term has to be wanted. Ids come as one list a tier: at a hundred thousand, rows would cost more than
 * the search.
 */
export async function matchDocuments(
  database: Kysely<Database>,
  locale: Locale,
  wanted: WantedTerms,
): Promise<Map<number, number>> {
  const lists =
    engineOf(database) === "sqlite"
      ? await matchFts(database, locale, wanted)
      : await matchVectors(database, locale, wanted);
  const tiers = new Map<number, number>();
  for (const { tier, ids } of lists.toSorted((one, other) => other.tier - one.tier))
    for (const id of ids) tiers.set(id, tier);
  return tiers;
}

interface TierIds {
  tier: number;
  ids: readonly number[];
}

/** An FTS5 query for each tier, from the widest: where that finds nothing, the narrower ones do not either. */
async function matchFts(
  database: Kysely<Database>,
  locale: Locale,
  { whole, begun }: WantedTerms,
): Promise<TierIds[]> {
  const terms = [
    ...quoted(whole).map((term) => `"${term}"`),
    ...quoted(begun).map((term) => `"${term}"*`),
  ].join(" AND ");
  const lists: TierIds[] = [];
  for (const [tier, fields] of [
    [2, "name place facts words"],
    [1, "name place facts"],
    [0, "name"],
  ] as const) {
    const table = searchTable(locale);
    const { rows } = await sql<{ ids: string }>`
      select json_group_array(rowid) as ids from ${table} where ${table} match ${`{${fields}} : (${terms})`}
    `.execute(database);
    const ids = JSON.parse(rows[0]?.ids ?? "[]") as number[]; // made of row ids
    if (ids.length === 0) break;
    if (ids.length === lists.at(-1)?.ids.length) lists.pop(); // as many of the same are the same
    lists.push({ tier, ids });
  }
  return lists;
}

async function matchVectors(
  database: Kysely<Database>,
  locale: Locale,
  { whole, begun }: WantedTerms,
): Promise<TierIds[]> {
  const query = (weights: string) =>
    [
      ...quoted(whole).map((term) => `'${term}'${weights === "" ? "" : `:${weights}`}`),
      ...quoted(begun).map((term) => `'${term}':*${weights}`),
    ].join(" & ");
  const { rows } = await sql<{ tier: number; ids: string }>`
    select
      case when terms @@ ${query("A")}::tsquery then 0 when terms @@ ${query("ABC")}::tsquery then 1 else 2 end as tier,
      string_agg(project_id::text, ',') as ids
    from ${searchTable(locale)}
    where terms @@ ${query("")}::tsquery
    group by 1
  `.execute(database);
  return rows.map(({ tier, ids }) => ({ tier, ids: ids.split(",").map(Number) }));
}

function quoted(terms: readonly string[]): string[] {
  return [...new Set(terms.map(indexed))];
}
