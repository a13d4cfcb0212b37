import type { Transaction } from "kysely";
import { anyTable, deleteWhere } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import type { StoredRow } from "#content/load/difference.ts";
import type { KindEntries } from "#content/rows/entries.ts";
import type { Ids } from "#content/rows/ids.ts";

/** Withdraws rows that the pack lacks, moves them to the end of their list as in an export, and returns their number. */
export async function withdrawAbsent(
  transaction: Transaction<Database>,
  kind: KindEntries,
  absent: readonly StoredRow[],
  ids: Ids,
): Promise<number> {
  const { table, onAbsent = "withdraw" } = kind.mapping;
  if (absent.length === 0) return 0;
  if (onAbsent === "delete") {
    await deleteWhere(
      transaction,
      table,
      "id",
      absent.map(({ id }) => id),
    );
    return absent.length;
  }
  const ends = kind.isOrdered ? listEnds(kind, ids) : null;
  for (const row of byPosition(absent)) {
    const position = ends === null ? row.position : endOf(ends, row);
    if (row.published === 0 && row.position === position) continue;
    await anyTable(transaction)
      .updateTable(table)
      .set({ published: 0, position })
      .where("id", "=", row.id)
      .execute();
  }
  return absent.filter(({ published }) => published === 1).length;
}

type Ends = Map<number | undefined, number>;

/** Number of entries in each list of the kind. */
function listEnds({ mapping, entries }: KindEntries, ids: Ids): Ends {
  const ends: Ends = new Map();
  for (const { content } of entries) {
    const list =
      mapping.listedIn === undefined
        ? undefined
        : Number(mapping.toColumns(content, ids)[mapping.listedIn]);
    ends.set(list, (ends.get(list) ?? 0) + 1);
  }
  return ends;
}

function endOf(ends: Ends, { list }: StoredRow): number {
  const end = ends.get(list) ?? 0;
  ends.set(list, end + 1);
  return end;
}

function byPosition(rows: readonly StoredRow[]): StoredRow[] {
  return [...rows].sort((a, b) => a.position - b.position || a.id - b.id);
}
