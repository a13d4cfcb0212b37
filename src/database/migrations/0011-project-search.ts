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

/** The one thing that each engine has in its own way; what stands in it is written by the application. */
export async function up(database: Migrating): Promise<void> {
  for (const locale of locales) {
    const table = sql.table(`project_search_${locale}`);
    if (engineOf(database) === "sqlite") {
      // The ascii tokenizer parts terms at spaces and leaves all other letters alone; unicode61 folds once more, and parts at letters it does not know.
      await sql`create virtual table ${table} using fts5(
        name, place, facts, words,
        content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
      )`.execute(database);
    } else {
      await createTable(database, `project_search_${locale}`)
        .addColumn("project_id", "integer", (column) => column.primaryKey())
        .addColumn("terms", sql`tsvector`, required())
        .execute();
      await sql`create index ${sql.ref(`project_search_${locale}_by_terms`)} on ${table} using gin (terms)`.execute(
        database,
      );
    }
  }

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
