import { type Kysely, sql } from "kysely";
import type { Locale } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { ftsTable } from "#database/search/documents.ts";
import { indexed, marked, type Tier } from "#database/search/indexed.ts";

/** What a project has to hold, all of it. */
export interface WantedTerms {
  /** Whole terms. */
  whole: readonly string[];
  /** Beginnings of terms. */
  begun: readonly string[];
}

/** The projects that match as near as a tier says, or nearer. */
export interface TierIds {
  /** 0 where all is in the name, 1 in name, place and facts, 2 anywhere. */
  tier: number;
  /** Ascending. */
  ids: Int32Array;
}

/**
 * Answers which projects hold all wanted terms, and how near: the widest tier first, none where nothing matches, a tier left
 * out where the next one holds the same. At least one term has to be wanted. Ids come as one list a tier: at a hundred
 * thousand, rows would cost more than the search.
 */
export async function matchDocuments(
  database: Kysely<Database>,
  locale: Locale,
  wanted: WantedTerms,
): Promise<TierIds[]> {
  const matching = engineOf(database) === "sqlite" ? matchingFts : matchingVectors;
  const found = await Promise.all(
    ([2, 1, 0] as const).map(async (tier) => ({
      tier,
      ids: (await matching(database, locale, { ...wanted, tier })).sort(),
    })),
  );
  // As many of the same are the same: a nearer tier holds nothing that a wider one does not.
  return found.filter(({ ids }, at) => ids.length > (found[at + 1]?.ids.length ?? 0));
}

type TierRequest = WantedTerms & { tier: Tier };

const ftsColumns = ["{name} :", "{name place facts} :", ""] as const;

async function matchingFts(
  database: Kysely<Database>,
  locale: Locale,
  { whole, begun, tier }: TierRequest,
): Promise<Int32Array> {
  const terms = [
    ...indexed(whole).map((term) => `"${term}"`),
    ...indexed(begun).map((term) => `"${term}"*`),
  ].join(" AND ");
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(rowid) as ids from ${ftsTable(locale)} where ${ftsTable(locale)} match ${`${ftsColumns[tier]} (${terms})`}
  `.execute(database);
  return Int32Array.from(JSON.parse(rows[0]?.ids ?? "[]") as number[]); // made of row ids
}

/** Ids come as the bytes of four to each. */
async function matchingVectors(
  database: Kysely<Database>,
  locale: Locale,
  { whole, begun, tier }: TierRequest,
): Promise<Int32Array> {
  const terms = [
    ...indexed(whole).map((term) => `'${marked(term, locale, tier)}'`),
    ...indexed(begun).map((term) => `'${marked(term, locale, tier)}':*`),
  ].join(" & ");
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select project_search_ids(${terms}::tsquery) as ids
  `.execute(database);
  const ids = rows[0]?.ids;
  if (!ids) return new Int32Array();
  const bytes = Buffer.from(ids).swap32(); // a copy; sent with the high byte first
  return new Int32Array(Uint8Array.from(bytes).buffer);
}
