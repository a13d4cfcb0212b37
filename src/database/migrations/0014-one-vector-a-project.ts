import { sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import { createTable, type Migrating, required } from "#database/tables.ts";

const locales = ["en", "ar", "ru", "tr", "zh"];

/**
 * PostgreSQL keeps a row of less than two kilobytes whole, whatever `toast_tuple_target` asks for: the vectors of one language
 * stayed in their rows, and a search visited ten times the pages. All languages in one vector stand apart by their size.
 * SQLite has nothing to change.
 */
export async function up(database: Migrating): Promise<void> {
  if (engineOf(database) === "sqlite") return;
  for (const locale of locales)
    await database.schema.dropTable(`project_search_${locale}`).execute();
  await createTable(database, "project_search")
    .addColumn("project_id", "integer", (column) => column.primaryKey())
    .addColumn("terms", sql`tsvector`, required())
    .execute();
  // Compressed, some vectors would be small enough to stay. Statistics are of no use, and to make them all would be read.
  await sql`alter table project_search alter terms set storage external, alter terms set statistics 0`.execute(
    database,
  );
  await sql`create index project_search_by_terms on project_search using gin (terms)`.execute(
    database,
  );
  // The planner does not count what it costs to fetch vectors: up to some thousand projects it would rather fetch them all.
  await sql`
    create function project_search_ids(wanted tsquery) returns bytea stable language sql set enable_seqscan = off
    as 'select string_agg(int4send(project_id), '''') from project_search where terms @@ wanted'
  `.execute(database);
  // The program writes the index anew when it starts.
  await sql`delete from search_state`.execute(database);
}
