import { setTimeout as sleep } from "node:timers/promises";

const patienceMs = 5_000;
const shortestPauseMs = 5;
const longestPauseMs = 200;
/** Whoever meets a lock so soon after another attempt meets the same one. */
const sameLockMs = 1_000;

/** SQLite's primary code for a lock that another connection holds; the extended codes keep it in their low byte. */
const SQLITE_BUSY = 5;
/** A reader that turns writer after somebody else wrote: waiting cannot help, its view of the data is out of date. */
const SQLITE_BUSY_SNAPSHOT = 517;

export type Patience = <Result>(attempt: () => Result) => Promise<Result>;

/**
 * Makes what runs a connection's statements, and runs them again while another process holds the lock, for five seconds at
 * most. SQLite's own waiting would stop the event loop, so it is told to give up early and the pauses are made here. The
 * five seconds are the lock's, not the statement's: those that queue behind the first are given up with it.
 */
export function createPatience(): Patience {
  let lockedSince: number | null = null;
  let lastAttempt = 0;

  return async (attempt) => {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const result = attempt();
        lockedSince = null;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = performance.now();
        if (lockedSince === null || now - lastAttempt > sameLockMs) lockedSince = now;
        lastAttempt = now;
        if (now + pauseMs > lockedSince + patienceMs) throw error;
      }
      await sleep(pauseMs);
    }
  };
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return false;
  return (error.errcode & 0xff) === SQLITE_BUSY && error.errcode !== SQLITE_BUSY_SNAPSHOT;
}
