import { sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import { createTable, type Migrating, required } from "#database/tables.ts";

const locales = ["en", "ar", "ru", "tr", "zh"];
const reaches = ["name", "near", "anywhere"];

/** A row for each language is smaller, so that a search reads fewer pages; SQLite has tables by language already. */
export async function up(database: Migrating): Promise<void> {
  if (engineOf(database) === "sqlite") return;
  for (const locale of locales) await moveVectors(database, locale);
  await database.schema.dropTable("project_search").execute();
}

async function moveVectors(database: Migrating, locale: string): Promise<void> {
  const name = `project_search_${locale}`;
  const table = sql.table(name);
  let created = createTable(database, name).addColumn("project_id", "integer", (column) =>
    column.primaryKey(),
  );
  for (const reach of reaches) created = created.addColumn(reach, sql`tsvector`, required());
  await created.execute();
  // Vectors out of line and without statistics, as in 0011.
  await sql`alter table ${table} set (toast_tuple_target = 128)`.execute(database);
  for (const reach of reaches)
    await sql`alter table ${table} alter ${sql.ref(reach)} set statistics 0, alter ${sql.ref(reach)} set storage external`.execute(
      database,
    );
  const moved = reaches.map((reach) => sql.ref(`${reach}_${locale}`));
  await sql`insert into ${table} select project_id, ${sql.join(moved)} from project_search order by project_id`.execute(
    database,
  );
  for (const reach of reaches)
    await sql`create index ${sql.ref(`${name}_by_${reach}`)} on ${table} using gin (${sql.ref(reach)})`.execute(
      database,
    );
}
