import { setTimeout as sleep } from "node:timers/promises";

const patienceMs = 5_000;
const shortestPauseMs = 50;
const longestPauseMs = 200;

/** SQLite's primary code for a lock that another connection holds; the extended codes keep it in their low byte. */
const SQLITE_BUSY = 5;
/** A reader that turns writer after somebody else wrote: waiting cannot help, its view of the data is out of date. */
const SQLITE_BUSY_SNAPSHOT = 517;

/**
 * Runs a statement, and again while another process holds the lock, for five seconds at most.
 * SQLite's own waiting would stop the event loop, so it is told to give up early and the pauses are made here.
 */
export async function patiently<Result>(attempt: () => Result): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pauseMs > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return false;
  return (error.errcode & 0xff) === SQLITE_BUSY && error.errcode !== SQLITE_BUSY_SNAPSHOT;
}
