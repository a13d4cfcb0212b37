import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { type ClaimedDelivery, settle } from "#enquiries/delivery/claim.ts";
import { nextAttempt } from "#enquiries/delivery/schedule.ts";
import { DeliveryFault, type Target } from "#enquiries/delivery/target.ts";

/** The result of an attempt, for the log: it holds nothing personal. */
export interface DeliveryReport {
  /** `claim_lost`: another process has the row, or it was erased with its enquiry. */
  outcome: "delivered" | "postponed" | "dead" | "claim_lost";
  target: DeliveryTarget;
  reference: string;
  kind: EnquiryKind;
  /** Including this one. */
  attempts: number;
  fault: string | null;
  /** ISO 8601; null where there is no automatic retry. */
  nextAttemptAt: string | null;
}

interface DeliveryClock {
  now: () => Date;
  random: () => number;
  timeoutMs: number;
}

/** Attempts a claimed delivery and records the result. Rejects only on database errors. */
export async function deliver(
  database: Kysely<Database>,
  target: Target,
  claimed: ClaimedDelivery,
  { now, random, timeoutMs }: DeliveryClock,
): Promise<DeliveryReport> {
  const fault = await attempt(target, claimed, timeoutMs);
  const facts = {
    target: target.name,
    reference: claimed.message.data.reference,
    kind: claimed.message.data.kind,
    attempts: claimed.attempts + 1,
    fault: fault?.message ?? null,
  };
  const at = now();
  if (fault === null) {
    const settled = await settle(database, claimed, { state: "delivered", deliveredAt: at });
    return { ...facts, outcome: settled ? "delivered" : "claim_lost", nextAttemptAt: null };
  }
  const dueAt = nextAttempt(
    { ...claimed, retryAfterSeconds: fault.retryAfterSeconds },
    at,
    random(),
  );
  const settled = await settle(
    database,
    claimed,
    dueAt === null
      ? { state: "dead", fault: fault.message }
      : { state: "waiting", dueAt, fault: fault.message },
  );
  if (!settled) return { ...facts, outcome: "claim_lost", nextAttemptAt: null };
  return dueAt === null
    ? { ...facts, outcome: "dead", nextAttemptAt: null }
    : { ...facts, outcome: "postponed", nextAttemptAt: dueAt.toISOString() };
}

/** Null on success. Does not wait for a target that ignores the signal. */
async function attempt(
  target: Target,
  { message }: ClaimedDelivery,
  timeoutMs: number,
): Promise<DeliveryFault | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const tooSlow = Promise.withResolvers<never>();
  const giveUp = () => tooSlow.reject(new DeliveryFault("timeout"));
  signal.addEventListener("abort", giveUp);
  try {
    await Promise.race([target.deliver(message, signal), tooSlow.promise]);
    return null;
  } catch (error) {
    if (signal.aborted) return new DeliveryFault("timeout");
    if (error instanceof DeliveryFault) return error;
    const name = error instanceof Error ? error.name : typeof error;
    return new DeliveryFault(`failed: ${name}`, { cause: error }); // its message may contain personal data
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}
