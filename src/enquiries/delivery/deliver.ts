import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { type Claimed, settle } from "#enquiries/delivery/claim.ts";
import { nextTry } from "#enquiries/delivery/schedule.ts";
import { DeliveryFault, type Target } from "#enquiries/delivery/target.ts";

/** What is told of a delivery, and may be logged: nothing of it is the visitor's. */
export interface DeliveryReport {
  /** `overtaken`: the claim had expired and the row is another's by now, or was erased with its enquiry. */
  outcome: "delivered" | "postponed" | "buried" | "overtaken";
  target: DeliveryTarget;
  reference: string;
  kind: EnquiryKind;
  /** This one included. */
  attempts: number;
  fault: string | null;
  /** ISO 8601; null where it is not tried again by itself. */
  nextTryAt: string | null;
}

interface Surroundings {
  now: () => Date;
  random: () => number;
  timeoutMs: number;
}

/** Delivers what was claimed and records how it went. Rejects only where the database does. */
export async function deliver(
  database: Kysely<Database>,
  target: Target,
  claimed: Claimed,
  { now, random, timeoutMs }: Surroundings,
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
    const kept = await settle(database, claimed, { state: "delivered", deliveredAt: at });
    return { ...facts, outcome: kept ? "delivered" : "overtaken", nextTryAt: null };
  }
  const dueAt = nextTry({ ...claimed, retryAfterSeconds: fault.retryAfterSeconds }, at, random());
  const kept = await settle(
    database,
    claimed,
    dueAt === null
      ? { state: "dead", fault: fault.message }
      : { state: "waiting", dueAt, fault: fault.message },
  );
  if (!kept) return { ...facts, outcome: "overtaken", nextTryAt: null };
  return dueAt === null
    ? { ...facts, outcome: "buried", nextTryAt: null }
    : { ...facts, outcome: "postponed", nextTryAt: dueAt.toISOString() };
}

/** Null once the receiver has it. A target that does not heed the signal is not waited for. */
async function attempt(
  target: Target,
  { message }: Claimed,
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
    return new DeliveryFault(`failed: ${name}`, { cause: error }); // its message may repeat what it was given
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}
