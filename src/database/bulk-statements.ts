/** Bulk statements on tables whose names are known only at runtime. */
import type { Kysely, Transaction } from "kysely";
import type { Database } from "#database/schema.ts";

export type Row = Record<string, string | number | null>;

/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535. */
const maxValuesPerStatement = 30_000;

/** All rows must have the same columns. */
export async function insertRows(
  transaction: Transaction<Database>,
  table: keyof Database,
  rows: readonly Row[],
): Promise<void> {
  for (const chunk of inChunks(rows))
    await anyTable(transaction).insertInto(table).values(chunk).execute();
}

/** Inserts entities or updates those with the same slug, and returns their ids. */
export async function upsertBySlug(
  transaction: Transaction<Database>,
  table: keyof Database,
  rows: readonly Row[],
): Promise<{ id: number; slug: string }[]> {
  const written: { id: number; slug: string }[] = [];
  for (const chunk of inChunks(rows)) {
    const columns = Object.keys(chunk[0] ?? {}).filter((column) => column !== "slug");
    const returned = await anyTable(transaction)
      .insertInto(table)
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column("slug")
          .doUpdateSet((row) =>
            Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
          ),
      )
      .returning(["id", "slug"])
      .execute();
    written.push(...(returned as { id: number; slug: string }[])); // every entity's table has these two
  }
  return written;
}

/** Deletes the rows whose column has one of the values, and that match `others`. */
export async function deleteWhere(
  transaction: Transaction<Database>,
  table: keyof Database,
  column: string,
  values: readonly (string | number)[],
  others: Row = {},
): Promise<void> {
  for (let start = 0; start < values.length; start += maxValuesPerStatement) {
    let query = anyTable(transaction)
      .deleteFrom(table)
      .where(column, "in", values.slice(start, start + maxValuesPerStatement));
    for (const [other, value] of Object.entries(others)) query = query.where(other, "=", value);
    await query.execute();
  }
}

/** Removes the schema's type, for table names from a mapping. */
export function anyTable(database: Kysely<Database>): Kysely<Record<string, Row>> {
  return database as unknown as Kysely<Record<string, Row>>; // mappings are checked against the schema where they are defined
}

function inChunks(rows: readonly Row[]): Row[][] {
  const size = Math.max(1, Math.floor(maxValuesPerStatement / Object.keys(rows[0] ?? {}).length));
  const chunks: Row[][] = [];
  for (let start = 0; start < rows.length; start += size)
    chunks.push(rows.slice(start, start + size));
  return chunks;
}
