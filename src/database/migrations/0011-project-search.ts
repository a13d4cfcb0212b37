import { sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import {
  atLeast,
  createIndex,
  createTable,
  type Migrating,
  ownedBy,
  required,
} from "#database/tables.ts";

const locales = ["en", "ar", "ru", "tr", "zh"];

/** Each engine has a full-text index of its own; the application computes the terms. */
export async function up(database: Migrating): Promise<void> {
  await (engineOf(database) === "sqlite" ? createFts : createVectors)(database);
  await createTable(database, "project_name_key")
    .addColumn("project_id", "integer", (column) => ownedBy("project")(column).primaryKey())
    .addColumn("name_key", "text", required())
    .execute();
  await createIndex(database, "project_name_key", ["name_key"]);
  await createTable(database, "search_state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", required(atLeast("version", 1)))
    .execute();
}

async function createFts(database: Migrating): Promise<void> {
  for (const locale of locales) {
    // Terms are folded already: ascii splits at spaces only, unicode61 would fold again and split at letters it does not know.
    await sql`create virtual table ${sql.table(`project_search_${locale}`)} using fts5(
      name, place, facts, words,
      content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
    )`.execute(database);
  }
}

/** A column for each match tier, because GIN holds no weights; one row for all languages, large enough to be stored out of line. */
async function createVectors(database: Migrating): Promise<void> {
  const columns = locales.flatMap((locale) =>
    ["name", "near", "anywhere"].map((reach) => `${reach}_${locale}`),
  );
  let table = createTable(database, "project_search").addColumn("project_id", "integer", (column) =>
    column.primaryKey(),
  );
  for (const column of columns) table = table.addColumn(column, sql`tsvector`, required());
  await table.execute();
  // Only the indexes read the vectors; stored out of line, they leave the table small.
  await sql`alter table project_search set (toast_tuple_target = 128)`.execute(database);
  for (const column of columns) {
    // With statistics, the planner would scan every vector for a common term.
    await sql`alter table project_search alter ${sql.ref(column)} set statistics 0, alter ${sql.ref(column)} set storage external`.execute(
      database,
    );
    await sql`create index ${sql.ref(`project_search_by_${column}`)} on project_search using gin (${sql.ref(column)})`.execute(
      database,
    );
  }
}
