import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import pg from "pg";
import { contentChannel, contentGeneration } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";

export interface Watch {
  stop(): Promise<void>;
}

export interface Watcher {
  onChange: () => void;
  /** Faults are outlived; this is for the log. */
  onFault: (error: unknown) => void;
}

const pollMs = 1_000;
const reconnectMs = 1_000;
const connectMs = 5_000;

/** Tells of a load within about a second, whichever process ran it. */
export function watchContent(database: Kysely<Database>, url: string, watcher: Watcher): Watch {
  return url.startsWith("sqlite:")
    ? watchGeneration(database, watcher)
    : watchChannel(url, watcher);
}

/** Tells when the day changes: offers start and end with it. */
export function watchDate(today: () => string, onChange: () => void): Watch {
  let last = today();
  return everySecond(async () => {
    const day = today();
    if (day !== last) onChange();
    last = day;
  });
}

/** SQLite tells other processes nothing, but a load raises a number. */
function watchGeneration(database: Kysely<Database>, { onChange, onFault }: Watcher): Watch {
  let last: number | undefined;
  return everySecond(async () => {
    try {
      const generation = await contentGeneration(database);
      if (last !== undefined && generation !== last) onChange();
      last = generation;
    } catch (error) {
      onFault(error);
    }
  });
}

/** At once and then again and again, never twice at a time. */
function everySecond(look: () => Promise<void>): Watch {
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, pollMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** PostgreSQL announces loads on a channel. What it said while the connection was down is made up for by a change. */
function watchChannel(url: string, { onChange, onFault }: Watcher): Watch {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listen(isAgain: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    client.on("error", onFault);
    client.on("notification", onChange);
    try {
      await client.connect();
      await client.query(`listen ${contentChannel}`);
      if (isAgain) onChange();
      if (!signal.aborted) await Promise.race([ended, once(signal, "abort")]);
    } finally {
      await client.end();
    }
  }
  async function keepListening(): Promise<void> {
    for (let isAgain = false; !signal.aborted; isAgain = true) {
      await listen(isAgain).catch(onFault);
      await delay(reconnectMs, undefined, { signal }).catch(() => undefined); // stopped meanwhile
    }
  }

  const listening = keepListening();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
