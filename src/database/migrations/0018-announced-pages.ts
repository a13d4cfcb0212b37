import {
  atLeast,
  createIndex,
  createTable,
  flag,
  type Migrating,
  optional,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createTable(database, "announcement")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("edition", "text", optional())
    .addColumn("due_at", "text", required())
    .addColumn("claim", "text", optional())
    .addColumn("attempts", "integer", required(atLeast("attempts", 0)))
    .addColumn("failing_since", "text", optional())
    .execute();

  await createTable(database, "announced_page")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("digest", "text", optional())
    .addColumn("waiting", "integer", flag("waiting"))
    .execute();
  await createIndex(database, "announced_page", ["waiting"]);
}
