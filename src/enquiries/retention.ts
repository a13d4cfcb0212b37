import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Erased } from "#enquiries/erase.ts";
import { removeEndedWindows } from "#enquiries/limits.ts";
import { endOfRetention, purgeEnquiries } from "#enquiries/purge-enquiries.ts";

interface RetentionOptions {
  retentionMonths: number;
  /** The system clock by default. */
  now?: () => Date;
  /** One hour by default. */
  everyMs?: number;
  /** Called once a day. */
  report: (erased: Erased) => void;
  /** Called when the database is unavailable; the worker polls again. */
  reportError: (error: unknown) => void;
}

export interface RetentionWorker {
  /** Starts nothing more and resolves once a running purge has ended. */
  stop(): Promise<void>;
}

const hourMs = 3_600_000;

/**
 * Removes ended limit windows at each poll, and enquiries past their retention on the first poll of a day, until it is stopped.
 * Several processes may do so over one database.
 */
export function startRetention(
  database: Kysely<Database>,
  { retentionMonths, now = () => new Date(), everyMs = hourMs, ...reporters }: RetentionOptions,
): RetentionWorker {
  let purgedBefore: number | null = null;

  async function poll(): Promise<void> {
    const time = now();
    await removeEndedWindows(database, time);
    const receivedBefore = endOfRetention(retentionMonths, time);
    if (receivedBefore.getTime() === purgedBefore) return;
    reporters.report(await purgeEnquiries(database, { receivedBefore, dryRun: false }, time));
    purgedBefore = receivedBefore.getTime();
  }

  let polling = poll().catch(reporters.reportError);
  const timer = setInterval(() => {
    polling = polling.then(poll).catch(reporters.reportError);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await polling;
    },
  };
}
