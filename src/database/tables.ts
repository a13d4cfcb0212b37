/** Schema builders for migrations, the same on both engines. Released migrations use them, so their output never changes. */
import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
  sql,
} from "kysely";
import { engineOf } from "#database/engine.ts";

/** A migration has no schema type. */
export type Migrating = Kysely<unknown>;

type Constraint = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** SQLite tables are strict, to reject text in number columns as PostgreSQL does. */
export function createTable(database: Migrating, name: string): CreateTableBuilder<string> {
  const table = database.schema.createTable(name);
  return engineOf(database) === "sqlite" ? table.modifyEnd(sql`strict`) : table;
}

export function createNumberedTable(database: Migrating, name: string) {
  return createTable(database, name).addColumn("id", "integer", (column) =>
    engineOf(database) === "sqlite"
      ? column.primaryKey()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

export function createEntityTable(database: Migrating, name: string) {
  return createNumberedTable(database, name)
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("published", "integer", flag("published"))
    .addColumn("position", "integer", required(atLeast("position", 0)))
    .addColumn("content_hash", "text", required());
}

/** One row for each locale. */
export function createTextTable(database: Migrating, owner: string) {
  const ownerId = `${owner}_id`;
  return createTable(database, `${owner}_text`)
    .addColumn(ownerId, "integer", ownedBy(owner))
    .addColumn("locale", "text", required(locale))
    .addPrimaryKeyConstraint(`${owner}_text_pkey`, [ownerId, "locale"]);
}

/** Ordered child rows of an entity. */
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

/** Double precision on both engines. */
export function decimal(database: Migrating): "real" | "double precision" {
  return engineOf(database) === "sqlite" ? "real" : "double precision";
}

export function required(...constraints: Constraint[]): Constraint {
  return (column) => constraints.reduce((built, constraint) => constraint(built), column.notNull());
}

/** Null passes every check. */
export function optional(...constraints: Constraint[]): Constraint {
  return (column) => constraints.reduce((built, constraint) => constraint(built), column);
}

/** Deleted with its owner. */
export function ownedBy(table: string): Constraint {
  return (column) => column.notNull().references(`${table}.id`).onDelete("cascade");
}

export function refersTo(table: string, key = "id"): Constraint {
  return (column) => column.references(`${table}.${key}`);
}

/** A file name in `media`. */
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

/** ISO date, `2026-11-21`. */
export function isoDay(name: string): Constraint {
  return check(sql`${sql.ref(name)} like '____-__-__'`);
}

/** For released migrations only: `0019-any-language` drops the check, because a new language must not need a migration. */
export const locale: Constraint = among("locale", ["en", "ar", "ru", "tr", "zh"]);

export function flag(name: string): Constraint {
  return required(among(name, [0, 1]));
}

function check(condition: RawBuilder<unknown>): Constraint {
  return (column) => column.check(condition);
}
