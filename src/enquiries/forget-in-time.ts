import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Erased } from "#enquiries/erase.ts";
import { removeEndedWindows } from "#enquiries/limits.ts";
import { endOfRetention, purgeEnquiries } from "#enquiries/purge-enquiries.ts";

interface ForgettingOptions {
  retentionMonths: number;
  /** The clock, unless told. */
  now?: () => Date;
  /** How often it looks; every hour unless told. */
  everyMs?: number;
  /** Hears what was erased, once a day. */
  report: (erased: Erased) => void;
  /** Hears of a database that cannot be asked; it is asked again at the next look. */
  reportFault: (error: unknown) => void;
}

export interface Forgetting {
  /** Resolves once what is under way has ended; nothing further is begun. */
  stop(): Promise<void>;
}

const hourMs = 3_600_000;

/**
 * Forgets what has been kept long enough, at once and from then on, until it is stopped: the windows of limits that are over
 * at each look, enquiries past their retention on the first look of a day. Every process may do so over the same database.
 */
export function forgetInTime(
  database: Kysely<Database>,
  { retentionMonths, now = () => new Date(), everyMs = hourMs, ...hearers }: ForgettingOptions,
): Forgetting {
  let purgedBefore: number | null = null;

  async function look(): Promise<void> {
    const time = now();
    await removeEndedWindows(database, time);
    const receivedBefore = endOfRetention(retentionMonths, time);
    if (receivedBefore.getTime() === purgedBefore) return;
    hearers.report(await purgeEnquiries(database, { receivedBefore, dryRun: false }, time));
    purgedBefore = receivedBefore.getTime();
  }

  let looking = look().catch(hearers.reportFault);
  const timer = setInterval(() => {
    looking = looking.then(look).catch(hearers.reportFault);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
