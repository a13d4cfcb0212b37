import { Kysely } from "kysely";
import { NodePostgresDialect } from "#database/postgres/dialect.ts";
import type { Database } from "#database/schema.ts";
import { NodeSqliteDialect } from "#database/sqlite/dialect.ts";

interface OpenOptions {
  /** PostgreSQL only: the schema that holds the tables, `public` unless told. */
  schema?: string;
}

/**
 * Makes a connection from an address: `sqlite:<path>`, `sqlite::memory:` or `postgres://…`. Nothing is opened before the
 * first query, so that a fault shows there (`migrateToLatest` turns it into one sentence). A SQLite file and its folder are
 * made if they are missing. Throws a RangeError for any other address. Close it with `destroy()`.
 */
export function openDatabase(url: string, options: OpenOptions = {}): Kysely<Database> {
  if (url.startsWith("sqlite:"))
    return new Kysely({ dialect: new NodeSqliteDialect(url.slice("sqlite:".length)) });
  if (/^postgres(ql)?:\/\//.test(url))
    return new Kysely({ dialect: new NodePostgresDialect(url, options.schema) });
  throw new RangeError("A database address starts with sqlite: or postgres://");
}
