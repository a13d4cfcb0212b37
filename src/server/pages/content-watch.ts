import type { Kysely } from "kysely";
import pg from "pg";
import type { Database } from "#database/schema.ts";

export interface Watch {
  stop(): Promise<void>;
}

const pollMs = 1_000;
const reconnectMs = 1_000;

/** Calls `onChange` within about a second of a load, whichever process ran it. Faults are reported and outlived. */
export function watchContent(
  database: Kysely<Database>,
  url: string,
  onChange: () => void,
  onFault: (error: unknown) => void,
): Watch {
  return url.startsWith("sqlite:")
    ? pollGeneration(database, onChange, onFault)
    : listen(url, onChange, onFault);
}

/** SQLite tells other processes nothing, but a load raises a number. */
function pollGeneration(
  database: Kysely<Database>,
  onChange: () => void,
  onFault: (error: unknown) => void,
): Watch {
  let last: number | undefined;
  let polling: Promise<void> = Promise.resolve();
  async function poll(): Promise<void> {
    const state = await database
      .selectFrom("content_state")
      .select("generation")
      .where("id", "=", 1)
      .executeTakeFirst();
    const generation = state?.generation ?? 0;
    if (last !== undefined && last !== generation) onChange();
    last = generation;
  }
  polling = poll().catch(onFault);
  const timer = setInterval(() => {
    polling = polling.then(poll).catch(onFault);
  }, pollMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await polling;
    },
  };
}

/** PostgreSQL notifies on the channel `content`. What was said while the connection was down is made up for by a change. */
function listen(url: string, onChange: () => void, onFault: (error: unknown) => void): Watch {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on("notification", onChange);
    next.once("error", (error) => {
      onFault(error);
      again(next);
    });
    next.once("end", () => again(next));
    await next.connect();
    await next.query("listen content");
  }
  function again(lost: pg.Client): void {
    if (stopped || client !== lost) return;
    client = undefined;
    timer = setTimeout(() => {
      connect().then(onChange, (error: unknown) => {
        onFault(error);
        if (client !== undefined) again(client);
      });
    }, reconnectMs);
    timer.unref();
  }
  const connecting = connect().catch((error: unknown) => {
    onFault(error);
    if (client !== undefined) again(client);
  });
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => undefined); // it may be gone already
    },
  };
}
