import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import pg from "pg";
import { contentChannel, contentGeneration, generationQuery } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";

export interface Watch {
  stop(): Promise<void>;
}

export interface Watcher {
  onChange: () => void;
  /** For the log: the watch goes on. */
  onError: (error: unknown) => void;
}

const pollMs = 1_000;
const reconnectMs = 1_000;
const connectMs = 5_000;
/** A connection that takes longer is considered dead. */
const answerMs = 2_000;

/** Calls `onChange` within about a second of a load by any process, and once at the start. */
export function watchContent(database: Kysely<Database>, url: string, watcher: Watcher): Watch {
  return url.startsWith("sqlite:")
    ? watchGeneration(database, watcher)
    : watchChannel(url, watcher);
}

/** Offers start and end with the day. */
export function watchDate(today: () => string, onChange: () => void): Watch {
  let last = today();
  return pollEverySecond(async () => {
    const day = today();
    if (day !== last) onChange();
    last = day;
  });
}

/** SQLite has no notifications; a load increments the generation. */
function watchGeneration(database: Kysely<Database>, { onChange, onError }: Watcher): Watch {
  const onGeneration = onNewGeneration(onChange);
  return pollEverySecond(() => contentGeneration(database).then(onGeneration).catch(onError));
}

/** Calls `onChange` when the generation differs from the last one. */
function onNewGeneration(onChange: () => void): (generation: number) => void {
  let last: number | undefined;
  return (generation) => {
    if (generation !== last) onChange();
    last = generation;
  };
}

/** Runs at once and every second, never concurrently. */
function pollEverySecond(task: () => Promise<void>): Watch {
  let polling = task();
  const timer = setInterval(() => {
    polling = polling.then(task);
  }, pollMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await polling;
    },
  };
}

/**
 * PostgreSQL notifies of loads on a channel. The generation is also polled, for loads before `listen` and because a connection may
 * die silently.
 */
function watchChannel(url: string, { onChange, onError }: Watcher): Watch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onGeneration = onNewGeneration(onChange);

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
    });
    const ending = new AbortController();
    const ended = AbortSignal.any([signal, ending.signal]);
    client.once("end", () => ending.abort());
    client.on("error", onError);
    client.on("notification", ({ payload }) => onGeneration(Number(payload)));
    try {
      await client.connect();
      await client.query(`listen ${contentChannel}`);
      do onGeneration(await generationBy(client));
      while (await delay(pollMs, true, { signal: ended }).catch(() => false)); // stopped, or the connection ended
    } finally {
      await client.end();
    }
  }
  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(onError);
      await delay(reconnectMs, undefined, { signal }).catch(() => undefined); // stopped
    }
  }

  const listening = reconnect();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

async function generationBy(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ generation: number }>(generationQuery);
  return rows[0]?.generation ?? 0;
}
