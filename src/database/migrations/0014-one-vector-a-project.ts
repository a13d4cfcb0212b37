import { sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import { createTable, type Migrating, required } from "#database/tables.ts";

const locales = ["en", "ar", "ru", "tr", "zh"];

/** PostgreSQL stores rows below 2 kB inline, so vectors of one language were not moved out; one vector of all languages is large enough. */
export async function up(database: Migrating): Promise<void> {
  if (engineOf(database) === "sqlite") return;
  for (const locale of locales)
    await database.schema.dropTable(`project_search_${locale}`).execute();
  await createTable(database, "project_search")
    .addColumn("project_id", "integer", (column) => column.primaryKey())
    .addColumn("terms", sql`tsvector`, required())
    .execute();
  // Uncompressed, so that vectors exceed the TOAST threshold; statistics would read all of them to no use.
  await sql`alter table project_search alter terms set storage external, alter terms set statistics 0`.execute(
    database,
  );
  await sql`create index project_search_by_terms on project_search using gin (terms)`.execute(
    database,
  );
  // The planner ignores the cost of detoasting, so sequential scans are off.
  await sql`
    create function project_search_ids(wanted tsquery) returns bytea stable language sql set enable_seqscan = off
    as 'select string_agg(int4send(project_id), '''') from project_search where terms @@ wanted'
  `.execute(database);
  // Forces a reindex at startup.
  await sql`delete from search_state`.execute(database);
}
