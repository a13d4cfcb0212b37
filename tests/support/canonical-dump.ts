import type { Kysely } from "kysely";
import { anyTable, type Row } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";

/** Columns whose name differs from the table they refer to. */
const targets: Record<string, string> = {
  country_id: "region",
  city_id: "region",
  town_id: "region",
  parent_id: "region",
  author_id: "team_member",
};

/** Tables about loads, not content. */
const excludedTables = [
  "kysely_migration",
  "kysely_migration_lock",
  "content_state",
  "search_state",
  "indexnow_state",
  "indexnow_page",
];
/** The text index is specific to each engine and derived from the rest. */
const searchIndex = /^project_search/;

/** Dumps a database with slugs in place of ids, so that equal content gives equal dumps. */
export async function canonicalDump(database: Kysely<Database>): Promise<Record<string, string[]>> {
  const tables = await database.introspection.getTables();
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !excludedTables.includes(name) && !searchIndex.test(name));
  const rows = new Map<string, Row[]>();
  for (const name of names)
    rows.set(name, await anyTable(database).selectFrom(name).selectAll().execute());

  const nameOf = (table: string, id: unknown): string => {
    const row = rows.get(table)?.find((each) => each["id"] === id);
    if (row === undefined) return `no ${table} ${String(id)}`;
    return String(row["slug"] ?? `${nameOf("project", row["project_id"])}/${row["position"]}`);
  };
  const bySlug = (row: Row) =>
    Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      if (column === "id" || column === "content_hash") return []; // specific to a database, and derived from the rest
      const target = targets[column] ?? column.replace(/_id$/, "");
      return column.endsWith("_id") && rows.has(target) && value !== null
        ? [[column, nameOf(target, value)]]
        : [[column, value]];
    });
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [
        name,
        (rows.get(name) ?? []).map((row) => JSON.stringify(Object.fromEntries(bySlug(row)))).sort(),
      ]),
  );
}
