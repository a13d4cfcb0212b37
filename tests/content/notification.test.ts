import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { contentChannel, contentGeneration, raiseGeneration } from "#database/content-state.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { postgresUrl } from "#tests/support/postgres-server.ts";

describeOnEngines("the generation", (openTestDatabase, engine) => {
  test("is 0 before the first load and increases with each one that changes content", async () => {
    const database = await openTestDatabase();
    expect(await contentGeneration(database)).toBe(0);
    for (const expected of [1, 2]) {
      await database
        .transaction()
        .execute((transaction) => raiseGeneration(transaction, new Date()));
      expect(await contentGeneration(database)).toBe(expected);
    }
  });

  test.runIf(engine === "postgres")(
    "is announced on the channel, once committed",
    async ({ skip }) => {
      const url = await postgresUrl();
      if (url === null) return skip("no server answers");
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const notifications: { processId: number; payload?: string | undefined }[] = [];
      client.on("notification", (notification) => notifications.push(notification));
      await client.query(`listen ${contentChannel}`);

      const database = await openTestDatabase();
      const raise = (fail: boolean) =>
        database.transaction().execute(async (transaction) => {
          await raiseGeneration(transaction, new Date());
          if (fail) throw new Error("broken off");
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
            transaction,
          );
          return rows[0]?.pid;
        });
      await expect(raise(true)).rejects.toThrow("broken off");
      const pid = await raise(false);
      // Tests in other schemas use the same channel.
      const payloads = () =>
        notifications.filter(({ processId }) => processId === pid).map(({ payload }) => payload);
      await expect.poll(payloads).toEqual(["1"]);
      await client.end();
    },
  );
});
