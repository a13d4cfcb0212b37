import { type Kysely, sql, type Transaction } from "kysely";
import type { Receipt, Submission } from "#contract/enquiry/desk.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import { isUnavailable } from "#database/unavailable.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { countSubmission, type EnquiryLimits, removeEndedWindows } from "#enquiries/limits.ts";
import { makeReference } from "#enquiries/reference.ts";
import { contentOf } from "#enquiries/stored-enquiry.ts";
import { submissionsOf } from "#enquiries/submission.ts";

interface ReceivingOptions {
  targets: readonly DeliveryTarget[];
  limits: EnquiryLimits;
  now: () => Date;
  onAccepted?: () => void;
}

/** Rows of windows that are over and are removed with one enquiry; more than one enquiry adds. */
const removedWithOne = 50;

/** A wish to hear of an opening is no lead: it goes to people and to what sends the notices. */
const openingTargets: ReadonlySet<DeliveryTarget> = new Set(["webhook", "email"]);

/**
 * A server that says nothing at all, not even that it is away: longer than any lock is waited for, and less than the form's
 * script waits for its answer. What is stored after this is found when it is sent again.
 */
const longestWaitMs = 8_000;

/** Takes the transaction back. */
class TooMany extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("A limit is reached");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Makes what receives submissions. Each is one transaction: the enquiry, its outbox and the limits are all there or none
 * is, and `accepted` is answered after the commit. The same submission is answered with the same reference and counts once.
 * A database that is locked, full or away is `unavailable`; the same may then be sent again without being stored twice.
 */
export function createReceiving(database: Kysely<Database>, options: ReceivingOptions) {
  async function take(submission: Submission): Promise<Receipt> {
    try {
      const receipt = await database
        .transaction()
        .setIsolationLevel("read committed")
        .execute((transaction) => receive(transaction, submission, options));
      if (!receipt.repeated) options.onAccepted?.();
      return { outcome: "accepted", ...receipt };
    } catch (error) {
      if (error instanceof TooMany) {
        return { outcome: "too-many", retryAfterSeconds: error.retryAfterSeconds };
      }
      if (isUnavailable(error)) return { outcome: "unavailable" };
      throw error;
    }
  }

  return (submission: Submission): Promise<Receipt> => {
    const { promise: tooLate, resolve } = Promise.withResolvers<Receipt>();
    const timer = setTimeout(() => resolve({ outcome: "unavailable" }), longestWaitMs);
    return Promise.race([take(submission), tooLate]).finally(() => clearTimeout(timer));
  };
}

async function receive(
  transaction: Transaction<Database>,
  submission: Submission,
  options: ReceivingOptions,
): Promise<{ reference: string; repeated: boolean }> {
  const { targets, limits } = options;
  const now = options.now();
  const { enquiry, circumstances, address } = submission;
  const submissions = submissionsOf(submission, now);
  if (engineOf(transaction) === "postgres") await insistOnDurability(transaction);

  const known = await findSubmission(transaction, submissions);
  if (known !== null) return { reference: known, repeated: true };

  const reference = makeReference();
  const stored = await transaction
    .insertInto("enquiry")
    .values({
      ...contentOf(enquiry, circumstances),
      reference,
      submission: submissions[0],
      received_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored === undefined) {
    // Another process has stored the same since: the insert waited for its commit, so that now it is seen.
    const others = await findSubmission(transaction, submissions);
    if (others !== null) return { reference: others, repeated: true };
    return receive(transaction, submission, options); // or the reference was taken, one in a million millions
  }

  const retryAfterSeconds = await countSubmission(
    transaction,
    { address, phone: enquiry.phone },
    limits,
    now,
  );
  if (retryAfterSeconds !== null) throw new TooMany(retryAfterSeconds);
  await planDeliveries(transaction, stored.id, targetsOf(enquiry.kind, targets), now);
  await removeEndedWindows(transaction, now, removedWithOne);
  return { reference, repeated: false };
}

/** Whatever the server's default is, what is accepted is on disk; and nobody waits for a lock longer than for SQLite's. */
async function insistOnDurability(transaction: Transaction<Database>): Promise<void> {
  await sql`select set_config('synchronous_commit', 'on', true), set_config('lock_timeout', '5s', true)`.execute(
    transaction,
  );
}

async function findSubmission(
  transaction: Transaction<Database>,
  submissions: readonly string[],
): Promise<string | null> {
  const found = await transaction
    .selectFrom("enquiry")
    .select("reference")
    .where("submission", "in", submissions)
    .executeTakeFirst();
  return found?.reference ?? null;
}

function targetsOf(kind: EnquiryKind, targets: readonly DeliveryTarget[]): DeliveryTarget[] {
  return targets.filter((target) => kind !== "opening" || openingTargets.has(target));
}

async function planDeliveries(
  transaction: Transaction<Database>,
  enquiryId: number,
  targets: readonly DeliveryTarget[],
  now: Date,
): Promise<void> {
  if (targets.length === 0) return;
  const time = now.toISOString();
  await transaction
    .insertInto("enquiry_delivery")
    .values(
      targets.map((target) => ({
        enquiry_id: enquiryId,
        target,
        state: "waiting" as const,
        attempts: 0,
        due_at: time,
        first_due_at: time,
        claim: null,
        delivered_at: null,
        last_fault: null,
      })),
    )
    .execute();
}
