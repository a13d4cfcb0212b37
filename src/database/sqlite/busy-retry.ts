import { setTimeout as sleep } from "node:timers/promises";

const maxWaitMs = 5_000;
const minPauseMs = 5;
const maxPauseMs = 200;
/** Attempts within this time wait for the same lock. */
const sameLockMs = 1_000;

/** Primary code of a lock held by another connection, in the low byte of extended codes. */
const SQLITE_BUSY = 5;
/** A read transaction with a stale snapshot cannot become a writer, so retrying is useless. */
const SQLITE_BUSY_SNAPSHOT = 517;

export type BusyRetry = <Result>(attempt: () => Result) => Promise<Result>;

/** Retries while another process holds the lock, for 5 seconds per lock, because SQLite's own waiting blocks the event loop. */
export function createBusyRetry(): BusyRetry {
  let lockedSince: number | null = null;
  let lastAttempt = 0;

  return async (attempt) => {
    for (let pauseMs = minPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        const result = attempt();
        lockedSince = null;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = performance.now();
        if (lockedSince === null || now - lastAttempt > sameLockMs) lockedSince = now;
        lastAttempt = now;
        if (now + pauseMs > lockedSince + maxWaitMs) throw error;
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
