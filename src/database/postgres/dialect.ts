import { type Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { CurrentSchemaIntrospector } from "#database/postgres/introspector.ts";

/** pg parses these as text because they can exceed a double; counts and sums here do not. */
const parsedAsNumber: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** Fails a request instead of letting it hang when the server does not answer. */
const connectionTimeoutMillis = 5_000;

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    parsedAsNumber.includes(id) ? Number : pg.types.getTypeParser(id, format),
};

/** Kysely dialect over a `pg` pool; `schema` becomes the search path. */
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

/** Without a listener, the error event of a broken idle connection would end the process; the pool removes the connection by itself. */
function forgetBrokenConnection(): void {}
