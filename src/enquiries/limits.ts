/** Rate limits by address and phone number, counted in the database so that they hold across processes. */
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { type Kysely, sql, type Transaction } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

/** A fixed window that begins with its first submission. */
export interface Limit {
  max: number;
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
 * Counts a submission under each limit. Returns null where all hold, otherwise the seconds until the last exceeded window ends; the
 * caller then rolls the transaction back, so that a refused submission is not counted.
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
  ].toSorted((one, other) => (one.key < other.key ? -1 : 1)); // the same lock order in every process prevents deadlocks
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
  const maxByKey = new Map(windows.map(({ key, max }) => [key, max]));
  const ends = counted
    .filter(({ key, count }) => count > (maxByKey.get(key) ?? Number.POSITIVE_INFINITY))
    .map(({ expires_at }) => Date.parse(expires_at));
  if (ends.length === 0) return null;
  return Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
}

/** Removes ended windows, at most `max`; skips rows that another transaction has locked. */
export async function removeEndedWindows(
  database: Kysely<Database>,
  now: Date,
  max = Number.POSITIVE_INFINITY,
): Promise<void> {
  const isPostgres = engineOf(database) === "postgres";
  await database
    .deleteFrom("enquiry_limit")
    .where("key", "in", (from) =>
      from
        .selectFrom("enquiry_limit")
        .select("key")
        .where("expires_at", "<=", now.toISOString())
        .$if(Number.isFinite(max), (query) => query.limit(max))
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

/** An IPv4 address, or the /64 network of an IPv6 address, which one connection has. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
