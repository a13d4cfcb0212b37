/** How often one address and one phone number may send, counted in the database so that it holds across processes. */
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { type Kysely, sql, type Transaction } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

/** So many in a window, which begins with the first of them. The environment, which knows nobody's types, has its own of the same shape. */
export interface Limit {
  most: number;
  seconds: number;
}

export interface EnquiryLimits {
  perAddress: readonly Limit[];
  perPhone: readonly Limit[];
}

interface Window extends Limit {
  key: string;
}

/**
 * Counts one more under each limit that concerns the sender. Answers null where all hold, otherwise the seconds until the
 * last of those that do not is over; the transaction is then to be rolled back, so that what was refused is not counted.
 */
export async function countSubmission(
  transaction: Transaction<Database>,
  { address, phone }: { address: string; phone: string | null },
  limits: EnquiryLimits,
  now: Date,
): Promise<number | null> {
  const windows = [
    ...windowsOf("address", networkOf(address), limits.perAddress),
    ...(phone === null ? [] : windowsOf("phone", phone, limits.perPhone)),
  ].toSorted((one, other) => (one.key < other.key ? -1 : 1)); // one order of locks for all processes, so that none wait in a ring
  if (windows.length === 0) return null;
  const time = now.toISOString();
  const counted = await transaction
    .insertInto("enquiry_limit")
    .values(
      windows.map((window) => ({ key: window.key, expires_at: endOf(window, now), count: 1 })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => {
        const isOver = sql<boolean>`${row.ref("enquiry_limit.expires_at")} <= ${time}`;
        return {
          count: row
            .case()
            .when(isOver)
            .then(1)
            .else(sql<number>`enquiry_limit.count + 1`)
            .end(),
          expires_at: row
            .case()
            .when(isOver)
            .then(row.ref("excluded.expires_at"))
            .else(row.ref("enquiry_limit.expires_at"))
            .end(),
        };
      }),
    )
    .returning(["key", "count", "expires_at"])
    .execute();
  const mostOf = new Map(windows.map(({ key, most }) => [key, most]));
  const ends = counted
    .filter(({ key, count }) => count > (mostOf.get(key) ?? Number.POSITIVE_INFINITY))
    .map(({ expires_at }) => Date.parse(expires_at));
  if (ends.length === 0) return null;
  return Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
}

/** Removes the windows that are over, at most so many. Rows that somebody else holds are left for another time. */
export async function removeEndedWindows(
  database: Kysely<Database>,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const isPostgres = engineOf(database) === "postgres";
  await database
    .deleteFrom("enquiry_limit")
    .where("key", "in", (from) =>
      from
        .selectFrom("enquiry_limit")
        .select("key")
        .where("expires_at", "<=", now.toISOString())
        .$if(Number.isFinite(most), (query) => query.limit(most))
        .$if(isPostgres, (query) => query.forUpdate().skipLocked()),
    )
    .execute();
}

function windowsOf(kind: "address" | "phone", value: string, limits: readonly Limit[]): Window[] {
  return limits.map((limit) => ({
    ...limit,
    key: createHash("sha256").update(`${kind} ${limit.seconds} ${value}`).digest("base64url"),
  }));
}

function endOf({ seconds }: Limit, now: Date): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, because one line has them all. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
