import { type Transaction, sql } from "kysely";
import { anyTable } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import type { StoredRow } from "#content/load/difference.ts";
import type { Ids } from "#content/rows/ids.ts";
import type { Entry, Mapping } from "#content/rows/mapping.ts";

/** A valid pack that contradicts the content loaded before. */
export class ContentConflict extends Error {
  override readonly name = "ContentConflict";
}

interface UniqueValueChanges {
  /** Entries about to be written. */
  entries: readonly Entry<unknown>[];
  absent: readonly StoredRow[];
  ids: Ids;
}

/**
 * Frees the values of a unique column so that entries can swap them. Throws `ContentConflict` if a value belongs to a row
 * that the pack dropped, which most likely was renamed.
 */
export async function freeUniqueValues(
  transaction: Transaction<Database>,
  { table, unique, toColumns }: Mapping<unknown>,
  { entries, absent, ids }: UniqueValueChanges,
): Promise<void> {
  if (unique === undefined || entries.length === 0) return;
  const newOwners = new Map(
    entries.map(({ slug, content }) => [toColumns(content, ids)[unique], slug]),
  );
  const slugs = entries.map(({ slug }) => slug);
  const rows = anyTable(transaction);
  if (absent.length > 0) {
    const absentRows = await rows
      .selectFrom(table)
      .select(["slug", `${unique} as value`])
      .where(
        "slug",
        "in",
        absent.map(({ slug }) => slug),
      )
      .execute();
    for (const { slug, value } of absentRows) {
      const newOwner = value === undefined ? undefined : newOwners.get(value);
      if (newOwner === undefined) continue;
      throw new ContentConflict(
        `${table} ${newOwner} has the ${unique} ${value} of ${slug}, which the pack no longer has: if it was renamed, list ${slug} in its formerSlugs`,
      );
    }
  }
  await rows
    .updateTable(table)
    .set({ [unique]: sql.ref("slug") })
    .where("slug", "in", slugs)
    .execute();
}
