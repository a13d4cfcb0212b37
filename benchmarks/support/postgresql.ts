import pg from "pg";

/** Of a database that every server has; `TEST_DATABASE_URL` names another server. */
export const serverUrl =
  process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Of the server that is measured; null where none answers. */
export async function postgresqlVersion(): Promise<string | null> {
  const answer = await onServer("show server_version", []);
  const told = (answer?.rows as { server_version: string }[] | undefined)?.[0]; // what the statement gives
  return told?.server_version.split(" ")[0] ?? null;
}

/** What the server answers; null where none does. */
export async function onServer(
  statement: string,
  values: string[] = [],
): Promise<pg.QueryResult | null> {
  const server = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  const answers = await server.connect().then(
    () => true,
    () => false,
  );
  if (!answers) return null;
  try {
    return await server.query(statement, values);
  } finally {
    await server.end();
  }
}
