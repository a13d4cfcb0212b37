import { type Kysely, sql } from "kysely";
import type { Locale } from "#domain/locale.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { ftsTable } from "#database/search/documents.ts";
import { toIndexTerms, prefixTerm, type Tier } from "#database/search/index-terms.ts";

/** All terms must match. */
export interface SearchTerms {
  exact: readonly string[];
  /** Prefixes. */
  prefixes: readonly string[];
}

export interface TierIds {
  tier: number;
  /** Ascending. */
  ids: Int32Array;
}

/** Returns ids by tier, widest first, without tiers that add nothing; requires a term. One list of ids is cheaper than rows. */
export async function matchDocuments(
  database: Kysely<Database>,
  locale: Locale,
  terms: SearchTerms,
): Promise<TierIds[]> {
  const matching = engineOf(database) === "sqlite" ? matchingFts : matchingVectors;
  const tiers = await Promise.all(
    ([2, 1, 0] as const).map(async (tier) => ({
      tier,
      ids: (await matching(database, locale, { ...terms, tier })).sort(),
    })),
  );
  // A nearer tier is a subset of the wider one, so equal counts mean equal ids.
  return tiers.filter(({ ids }, index) => ids.length > (tiers[index + 1]?.ids.length ?? 0));
}

type TierRequest = SearchTerms & { tier: Tier };

const ftsColumns = ["{name} :", "{name place facts} :", ""] as const;

async function matchingFts(
  database: Kysely<Database>,
  locale: Locale,
  { exact, prefixes, tier }: TierRequest,
): Promise<Int32Array> {
  const terms = [
    ...toIndexTerms(exact).map((term) => `"${term}"`),
    ...toIndexTerms(prefixes).map((term) => `"${term}"*`),
  ].join(" AND ");
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(rowid) as ids from ${ftsTable(locale)} where ${ftsTable(locale)} match ${`${ftsColumns[tier]} (${terms})`}
  `.execute(database);
  return Int32Array.from(JSON.parse(rows[0]?.ids ?? "[]") as number[]); // array of row ids
}

/** Ids are concatenated 4-byte integers. */
async function matchingVectors(
  database: Kysely<Database>,
  locale: Locale,
  { exact, prefixes, tier }: TierRequest,
): Promise<Int32Array> {
  const terms = [
    ...toIndexTerms(exact).map((term) => `'${prefixTerm(term, locale, tier)}'`),
    ...toIndexTerms(prefixes).map((term) => `'${prefixTerm(term, locale, tier)}':*`),
  ].join(" & ");
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select project_search_ids(${terms}::tsquery) as ids
  `.execute(database);
  const ids = rows[0]?.ids;
  if (!ids) return new Int32Array();
  const bytes = Buffer.from(ids).swap32(); // a copy; PostgreSQL sends big-endian
  return new Int32Array(Uint8Array.from(bytes).buffer);
}
