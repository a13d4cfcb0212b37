/**
 * The words in which migrations make tables, the same on both engines. Migrations are history: what these functions make
 * never changes; a new need gets a new function.
 */
import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
  sql,
} from "kysely";
import { engineOf } from "#database/engine.ts";

/** A migration knows no schema: it makes one. */
export type Migrating = Kysely<unknown>;

type Constraint = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** Starts a table; on SQLite a strict one, which refuses text in a number's column as PostgreSQL does. */
export function createTable(database: Migrating, name: string): CreateTableBuilder<string> {
  const table = database.schema.createTable(name);
  return engineOf(database) === "sqlite" ? table.modifyEnd(sql`strict`) : table;
}

/** Starts a table with a number of its own for every row. */
export function createNumberedTable(database: Migrating, name: string) {
  return createTable(database, name).addColumn("id", "integer", (column) =>
    engineOf(database) === "sqlite"
      ? column.primaryKey()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

/** Starts the table of something that a content file describes. */
export function createEntityTable(database: Migrating, name: string) {
  return createNumberedTable(database, name)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("published", "integer", flag("published"))
    .addColumn("position", "integer", required(atLeast("position", 0)))
    .addColumn("content_hash", "text", required());
}

/** Starts the table of an entity's text, one row a language. */
export function createTextTable(database: Migrating, owner: string) {
  const ownerId = `${owner}_id`;
  return createTable(database, `${owner}_text`)
    .addColumn(ownerId, "integer", ownedBy(owner))
    .addColumn("locale", "text", required(locale))
    .addPrimaryKeyConstraint(`${owner}_text_pkey`, [ownerId, "locale"]);
}

/** Starts the table of an entity's ordered parts. */
export function createPartTable(database: Migrating, owner: string, part: string) {
  const ownerId = `${owner}_id`;
  const name = `${owner}_${part}`;
  return createTable(database, name)
    .addColumn(ownerId, "integer", ownedBy(owner))
    .addColumn("position", "integer", required(atLeast("position", 0)))
    .addPrimaryKeyConstraint(`${name}_pkey`, [ownerId, "position"]);
}

export async function createIndex(
  database: Migrating,
  table: string,
  columns: string[],
): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** A number with decimals, of double precision on both. */
export function decimal(database: Migrating): "real" | "double precision" {
  return engineOf(database) === "sqlite" ? "real" : "double precision";
}

export function required(...constraints: Constraint[]): Constraint {
  return (column) => constraints.reduce((built, constraint) => constraint(built), column.notNull());
}

/** Null is allowed and passes every check. */
export function optional(...constraints: Constraint[]): Constraint {
  return (column) => constraints.reduce((built, constraint) => constraint(built), column);
}

/** Goes when its owner goes. */
export function ownedBy(table: string): Constraint {
  return (column) => column.notNull().references(`${table}.id`).onDelete("cascade");
}

export function refersTo(table: string, key = "id"): Constraint {
  return (column) => column.references(`${table}.${key}`);
}

/** The name of a file in `media`. */
export const mediaFile: Constraint = refersTo("media", "slug");

export function among(name: string, words: readonly (string | number)[]): Constraint {
  return check(sql`${sql.ref(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`);
}

export function atLeast(name: string, least: number): Constraint {
  return check(sql`${sql.ref(name)} >= ${sql.lit(least)}`);
}

export function between(name: string, least: number, most: number): Constraint {
  return check(sql`${sql.ref(name)} between ${sql.lit(least)} and ${sql.lit(most)}`);
}

/** An ISO day, `2026-11-21`. */
export function isoDay(name: string): Constraint {
  return check(sql`${sql.ref(name)} like '____-__-__'`);
}

export const locale: Constraint = among("locale", ["en", "ar", "ru", "tr", "zh"]);

export function flag(name: string): Constraint {
  return required(among(name, [0, 1]));
}

function check(condition: RawBuilder<unknown>): Constraint {
  return (column) => column.check(condition);
}
