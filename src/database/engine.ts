import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Engine of a connection, for the few statements that differ. */
export function engineOf<Schema>(database: Kysely<Schema>): Engine {
  return database.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
