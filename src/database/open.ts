import { Kysely } from "kysely";
import { NodePostgresDialect } from "#database/postgres/dialect.ts";
import type { Database } from "#database/schema.ts";
import { NodeSqliteDialect } from "#database/sqlite/dialect.ts";

interface OpenOptions {
  /** PostgreSQL schema of the tables; `public` by default. */
  schema?: string;
}

/** Opens `sqlite:<path>`, `sqlite::memory:` or `postgres://…` lazily, at the first query; throws a RangeError for other URLs. */
export function openDatabase(url: string, options: OpenOptions = {}): Kysely<Database> {
  if (url.startsWith("sqlite:"))
    return new Kysely({ dialect: new NodeSqliteDialect(url.slice("sqlite:".length)) });
  if (/^postgres(ql)?:\/\//.test(url))
    return new Kysely({ dialect: new NodePostgresDialect(url, options.schema) });
  throw new RangeError("A database address starts with sqlite: or postgres://");
}
