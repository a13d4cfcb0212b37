import { type Kysely, sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Migrating } from "#database/tables.ts";

const listOfLanguages = ` check ("locale" in ('en', 'ar', 'ru', 'tr', 'zh'))`;

/** Adding a language must not need a migration, so the checks on locales are dropped. */
export async function up(database: Migrating): Promise<void> {
  await (engineOf(database) === "sqlite" ? rebuildTables : dropConstraints)(database);
}

async function dropConstraints(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; constraint: string }>`
    select relname as "table", conname as "constraint"
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and connamespace = current_schema()::regnamespace
      and conname = relname || '_locale_check'
  `.execute(database);
  for (const { table, constraint } of rows)
    await database.schema.alterTable(table).dropConstraint(constraint).execute();
}

/** SQLite cannot drop an unnamed constraint, so text tables, which nothing references, are rebuilt. */
async function rebuildTables(database: Kysely<unknown>): Promise<void> {
  await rebuildColumn(database);
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table' and instr(sql, ${listOfLanguages}) > 0
  `.execute(database);
  for (const table of rows) {
    const former = `former_${table.name}`;
    const indexes = await sql<{ sql: string }>`
      select sql from sqlite_schema where type = 'index' and tbl_name = ${table.name} and sql is not null
    `.execute(database);
    await database.schema.alterTable(table.name).renameTo(former).execute();
    await sql.raw(table.sql.replace(listOfLanguages, "")).execute(database);
    await sql`insert into ${sql.table(table.name)} select * from ${sql.table(former)}`.execute(
      database,
    );
    await database.schema.dropTable(former).execute();
    for (const index of indexes.rows) await sql.raw(index.sql).execute(database);
  }
}

/** Dropping the table of enquiries would cascade to deliveries, so only its column is replaced. */
async function rebuildColumn(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("enquiry").renameColumn("locale", "listed_locale").execute();
  await schema
    .alterTable("enquiry")
    .addColumn("locale", "text", (column) => column.notNull().defaultTo("")) // SQLite requires a default
    .execute();
  await sql`update enquiry set locale = listed_locale`.execute(database);
  await schema.alterTable("enquiry").dropColumn("listed_locale").execute();
}
