import type { Transaction } from "kysely";
import {
  anyTable,
  deleteWhere,
  insertRows,
  type Row,
  upsertBySlug,
} from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import { difference, type HashedEntry, type StoredRow } from "#content/load/difference.ts";
import { applyRenames, writeFormerSlugs } from "#content/load/former-slugs.ts";
import type { KindReport } from "#content/load/report.ts";
import { freeUniqueValues } from "#content/load/unique-values.ts";
import { withdrawAbsent } from "#content/load/withdraw.ts";
import type { EntityTable } from "#content/rows/entity-tables.ts";
import type { KindEntries } from "#content/rows/entries.ts";
import type { Ids } from "#content/rows/ids.ts";

export interface LoadedKind {
  table: EntityTable;
  report: KindReport;
  /** Ids of added and changed rows. */
  written: readonly number[];
}

/** Loads one kind of content and records the ids of its rows for references to them. */
export async function loadKind(
  transaction: Transaction<Database>,
  kind: KindEntries,
  ids: Ids,
): Promise<LoadedKind> {
  const { mapping, entries } = kind;
  const stored = await storedRows(transaction, kind);
  await applyRenames(transaction, mapping.table, entries, stored);
  for (const { slug, id } of stored.values()) ids.add(mapping.table, slug, id);

  const { added, changed, replaced, unchanged, absent } = difference(entries, stored);
  await freeUniqueValues(transaction, mapping, { entries: [...added, ...changed], absent, ids });
  await writeEntries(transaction, kind, [...added, ...changed], ids);
  for (const { id, published, position } of replaced)
    await anyTable(transaction)
      .updateTable(mapping.table)
      .set({ published, position })
      .where("id", "=", id)
      .execute();
  const withdrawn = await withdrawAbsent(transaction, kind, absent, ids);
  const report = {
    name: mapping.name,
    added: added.length,
    changed: changed.length,
    replaced: replaced.length,
    withdrawn,
    unchanged,
  };
  const written = [...added, ...changed].map(({ slug }) => ids.idOf(mapping.table, slug));
  return { table: mapping.table, report, written };
}

async function storedRows(
  transaction: Transaction<Database>,
  { mapping }: KindEntries,
): Promise<Map<string, StoredRow>> {
  let query = anyTable(transaction)
    .selectFrom(mapping.table)
    .select(["id", "slug", "published", "position", "content_hash"])
    .$if(mapping.listedIn !== undefined, (rows) => rows.select(`${mapping.listedIn} as list`));
  for (const [column, value] of Object.entries(mapping.where ?? {}))
    query = query.where(column, "=", value);
  const rows = (await query.execute()) as StoredRow[]; // columns that every entity's table has
  return new Map(rows.map((row) => [row.slug, row]));
}

async function writeEntries(
  transaction: Transaction<Database>,
  { mapping }: KindEntries,
  entries: readonly HashedEntry<unknown>[],
  ids: Ids,
): Promise<void> {
  if (entries.length === 0) return;
  const { table } = mapping;
  const rows = entries.map(({ slug, published, position, hash, content }) => ({
    slug,
    published: Number(published),
    position,
    content_hash: hash,
    ...mapping.toColumns(content, ids),
  }));
  for (const { slug, id } of await upsertBySlug(transaction, table, rows)) ids.add(table, slug, id);

  const owners = entries.map(({ slug, content }) => ({ id: ids.idOf(table, slug), content }));
  const parts: Record<string, Row[]> = Object.fromEntries(mapping.parts.map((part) => [part, []]));
  for (const { id, content } of owners) {
    for (const [part, partRows] of Object.entries(mapping.toParts(content, ids)))
      parts[part]?.push(...partRows.map((row) => ({ [`${table}_id`]: id, ...row })));
  }
  for (const part of mapping.parts) {
    await deleteWhere(
      transaction,
      part,
      `${table}_id`,
      owners.map(({ id }) => id),
    );
    await insertRows(transaction, part, parts[part] ?? []);
  }
  await mapping.nested?.write(transaction, owners);
  await writeFormerSlugs(transaction, table, entries);
}
