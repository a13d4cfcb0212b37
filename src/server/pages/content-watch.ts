import type { Kysely } from "kysely";
import pg from "pg";
import { contentChannel, contentGeneration } from "#database/content-state.ts";
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

/** Calls `onChange` when the day changes: offers start and end with it. */
export function watchDate(today: () => string, onChange: () => void): Watch {
  let last = today();
  const timer = setInterval(() => {
    const day = today();
    if (day !== last) onChange();
    last = day;
  }, pollMs);
  timer.unref();
  return { stop: async () => clearInterval(timer) };
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
    const generation = await contentGeneration(database);
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

/** PostgreSQL notifies on a channel. What was said while the connection was down is made up for by a change. */
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
    await next.query(`listen ${contentChannel}`);
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
