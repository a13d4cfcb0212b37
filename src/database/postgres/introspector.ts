import {
  type DatabaseMetadataOptions,
  type Kysely,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from "kysely";

/**
 * Sees the current schema only. Kysely's own looks through every schema of the database: the migrator would take another
 * schema's migration table for its own, and fail while somebody drops one.
 */
export class CurrentSchemaIntrospector extends PostgresIntrospector {
  readonly #database: Kysely<unknown>;

  constructor(database: Kysely<unknown>) {
    super(database);
    this.#database = database;
  }

  override async getTables(_options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_catalog.pg_tables where schemaname = current_schema()
    `.execute(this.#database);
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}
