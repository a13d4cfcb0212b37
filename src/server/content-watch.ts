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
  /** Faults are outlived; this is for the log. */
  onError: (error: unknown) => void;
}

const pollMs = 1_000;
const reconnectMs = 1_000;
const connectMs = 5_000;
/** A connection that takes longer over one number is taken for dead. */
const answerMs = 2_000;

/**
 * Tells of a load within about a second, whichever process ran it, and once at the start: pages may have been made before the
 * first look.
 */
export function watchContent(database: Kysely<Database>, url: string, watcher: Watcher): Watch {
  return url.startsWith("sqlite:")
    ? watchGeneration(database, watcher)
    : watchChannel(url, watcher);
}

/** Tells when the day changes: offers start and end with it. */
export function watchDate(today: () => string, onChange: () => void): Watch {
  let last = today();
  return pollEverySecond(async () => {
    const day = today();
    if (day !== last) onChange();
    last = day;
  });
}

/** SQLite tells other processes nothing, but a load raises a number. */
function watchGeneration(database: Kysely<Database>, { onChange, onError }: Watcher): Watch {
  const onGeneration = onNewGeneration(onChange);
  return pollEverySecond(() => contentGeneration(database).then(onGeneration).catch(onError));
}

/** Takes in the content's number, however often it is told. */
function onNewGeneration(onChange: () => void): (generation: number) => void {
  let last: number | undefined;
  return (generation) => {
    if (generation !== last) onChange();
    last = generation;
  };
}

/** At once and then again and again, never twice at a time. */
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
 * PostgreSQL announces loads on a channel. The same connection is asked for the number each second: for what was said before it
 * listened, and because one that died without a word says no more.
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
    const over = AbortSignal.any([signal, ending.signal]);
    client.once("end", () => ending.abort());
    client.on("error", onError);
    client.on("notification", ({ payload }) => onGeneration(Number(payload)));
    try {
      await client.connect();
      await client.query(`listen ${contentChannel}`);
      do onGeneration(await generationBy(client));
      while (await delay(pollMs, true, { signal: over }).catch(() => false)); // stopped or broken meanwhile
    } finally {
      await client.end();
    }
  }
  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(onError);
      await delay(reconnectMs, undefined, { signal }).catch(() => undefined); // stopped meanwhile
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
