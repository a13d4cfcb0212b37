import { type Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { CurrentSchemaIntrospector } from "#database/postgres/introspector.ts";

/** `int8` and `numeric` arrive as text by default, because they can exceed a double; our counts and sums do not. */
const parsedAsNumber: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** A server that does not answer is an error, not a page that never comes. */
const connectionTimeoutMillis = 5_000;

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    parsedAsNumber.includes(id) ? Number : pg.types.getTypeParser(id, format),
};

/** Kysely over a pool of `pg` connections; `schema`, if given, is where tables are made and looked for. */
export class NodePostgresDialect extends PostgresDialect {
  constructor(connectionString: string, schema: string | undefined) {
    super({
      pool: async () => {
        const pool = new pg.Pool({
          connectionString,
          types,
          application_name: "sahil",
          connectionTimeoutMillis,
          ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
        });
        pool.on("error", forgetBrokenConnection);
        pool.on("connect", (client) => client.on("error", forgetBrokenConnection));
        return pool;
      },
    });
  }

  override createIntrospector(database: Kysely<unknown>): CurrentSchemaIntrospector {
    return new CurrentSchemaIntrospector(database);
  }
}

/** A connection that breaks, idle or within a transaction, leaves the pool by itself and its query tells; unheard, the event would end the process. */
function forgetBrokenConnection(): void {}
