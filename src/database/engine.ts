import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Tells which engine stands behind a connection, for the few statements that have no common spelling. */
export function engineOf<Schema>(database: Kysely<Schema>): Engine {
  return database.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
