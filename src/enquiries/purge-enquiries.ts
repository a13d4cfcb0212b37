import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { addMonths } from "#domain/iso-date.ts";
import { type Erased, eraseEnquiries } from "#enquiries/erase.ts";
import { removeEndedWindows } from "#enquiries/limits.ts";

export interface PurgeOptions {
  receivedBefore: Date;
  dryRun: boolean;
}

/** Start, in UTC, of the day that many months ago: enquiries received before it are past their retention. */
export function endOfRetention(months: number, now: Date): Date {
  return new Date(addMonths(now.toISOString().slice(0, 10), -months));
}

/** Erases enquiries received before a time, delivered or not; a dry run only counts. */
export async function purgeEnquiries(
  database: Kysely<Database>,
  { receivedBefore, dryRun }: PurgeOptions,
  now: Date,
): Promise<Erased> {
  if (!dryRun) await removeEndedWindows(database, now);
  return eraseEnquiries(
    database,
    (row) => row("received_at", "<", receivedBefore.toISOString()),
    dryRun,
  );
}
