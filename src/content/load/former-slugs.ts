import type { Transaction } from "kysely";
import { anyTable, deleteWhere } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import type { StoredRow } from "#content/load/difference.ts";
import type { EntityTable } from "#content/rows/entity-tables.ts";
import type { Entry } from "#content/rows/mapping.ts";

/** Renames rows that the pack lists under a former slug, so that they keep their ids. */
export async function applyRenames(
  transaction: Transaction<Database>,
  table: EntityTable,
  entries: readonly Entry<unknown>[],
  stored: Map<string, StoredRow>,
): Promise<void> {
  const slugs = new Set(entries.map(({ slug }) => slug));
  for (const { slug, formerSlugs } of entries) {
    const old = stored.has(slug)
      ? undefined
      : formerSlugs.find((former) => stored.has(former) && !slugs.has(former));
    const row = old === undefined ? undefined : stored.get(old);
    if (old === undefined || row === undefined) continue;
    await anyTable(transaction).updateTable(table).set({ slug }).where("id", "=", row.id).execute();
    await transaction
      .deleteFrom("former_slug")
      .where("kind", "=", table)
      .where("current_slug", "=", old)
      .execute();
    stored.delete(old);
    stored.set(slug, { ...row, slug });
  }
}

/** Replaces the former slugs of entities; a slug in use again is no longer a former one. */
export async function writeFormerSlugs(
  transaction: Transaction<Database>,
  table: EntityTable,
  entries: readonly Entry<unknown>[],
): Promise<void> {
  const slugs = entries.map(({ slug }) => slug);
  await deleteWhere(transaction, "former_slug", "current_slug", slugs, { kind: table });
  await deleteWhere(transaction, "former_slug", "slug", slugs, { kind: table });
  const rows = entries.flatMap(({ slug: current_slug, formerSlugs }) =>
    formerSlugs.map((slug) => ({ kind: table, slug, current_slug })),
  );
  if (rows.length === 0) return;
  await transaction
    .insertInto("former_slug")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "slug"])
        .doUpdateSet((row) => ({ current_slug: row.ref("excluded.current_slug") })),
    )
    .execute();
}
