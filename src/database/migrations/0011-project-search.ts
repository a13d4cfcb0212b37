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
    // The ascii tokenizer parts terms at spaces and leaves all other letters alone; unicode61 folds once more, and parts at letters it does not know.
    await sql`create virtual table ${sql.table(`project_search_${locale}`)} using fts5(
      name, place, facts, words,
      content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
    )`.execute(database);
  }
}

/**
 * A column for each way a text can match, rather than weights in one: an index does not hold weights, and every match would
 * be looked at again. One table for all languages, because only rows of some size keep their vectors apart.
 */
async function createVectors(database: Migrating): Promise<void> {
  const columns = locales.flatMap((locale) =>
    ["name", "near", "anywhere"].map((reach) => `${reach}_${locale}`),
  );
  let table = createTable(database, "project_search").addColumn("project_id", "integer", (column) =>
    column.primaryKey(),
  );
  for (const column of columns) table = table.addColumn(column, sql`tsvector`, required());
  await table.execute();
  // Nobody reads the vectors but the indexes: without them in its rows, the table is small and read fast.
  await sql`alter table project_search set (toast_tuple_target = 128)`.execute(database);
  for (const column of columns) {
    // Without statistics no term counts as common: for one that is, the planner would read every vector rather than the index.
    await sql`alter table project_search alter ${sql.ref(column)} set statistics 0, alter ${sql.ref(column)} set storage external`.execute(
      database,
    );
    await sql`create index ${sql.ref(`project_search_by_${column}`)} on project_search using gin (${sql.ref(column)})`.execute(
      database,
    );
  }
}
