import { randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Receipt, Submission } from "#contract/enquiry/receiver.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import { isUnavailable } from "#database/unavailable.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { countSubmission, type EnquiryLimits, removeEndedWindows } from "#enquiries/limits.ts";
import { contentOf } from "#enquiries/stored-enquiry.ts";
import { submissionsOf } from "#enquiries/submission.ts";

interface ReceiveOptions {
  targets: readonly DeliveryTarget[];
  limits: EnquiryLimits;
  now: () => Date;
  onAccepted?: () => void;
}

/** More than one enquiry adds, so that ended windows do not accumulate. */
const windowsRemovedPerEnquiry = 50;

/** A launch notification is no lead, so CRM targets do not get it. */
const launchNotificationTargets: ReadonlySet<DeliveryTarget> = new Set(["webhook", "email"]);

/**
 * For a database that does not respond: longer than any lock timeout, shorter than the timeout of the form's script. If it commits
 * later, the next submission finds it.
 */
const maxWaitMs = 8_000;

/** Rolls the transaction back. */
class LimitReached extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("A limit is reached");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Creates the function that receives submissions. Each is one transaction with its outbox and limits, and `accepted` is returned
 * after the commit. Repeating a submission returns the same reference and counts once. A database that is locked, full or away
 * gives `unavailable`; sending again then stores nothing twice.
 */
export function createReceive(database: Kysely<Database>, options: ReceiveOptions) {
  async function store(submission: Submission): Promise<Receipt> {
    try {
      const receipt = await database
        .transaction()
        .setIsolationLevel("read committed")
        .execute((transaction) => receive(transaction, submission, options));
      if (!receipt.repeated) options.onAccepted?.();
      return { outcome: "accepted", ...receipt };
    } catch (error) {
      if (error instanceof LimitReached) {
        return { outcome: "too-many", retryAfterSeconds: error.retryAfterSeconds };
      }
      if (isUnavailable(error)) return { outcome: "unavailable" };
      throw error;
    }
  }

  return (submission: Submission): Promise<Receipt> => {
    const { promise: timedOut, resolve } = Promise.withResolvers<Receipt>();
    const timer = setTimeout(() => resolve({ outcome: "unavailable" }), maxWaitMs);
    return Promise.race([store(submission), timedOut]).finally(() => clearTimeout(timer));
  };
}

async function receive(
  transaction: Transaction<Database>,
  submission: Submission,
  options: ReceiveOptions,
): Promise<{ reference: string; repeated: boolean }> {
  const { targets, limits } = options;
  const now = options.now();
  const { enquiry, context, address } = submission;
  const submissions = submissionsOf(submission, now);
  if (engineOf(transaction) === "postgres") await requireDurability(transaction);

  const existing = await findSubmission(transaction, submissions);
  if (existing !== null) return { reference: existing, repeated: true };

  const reference = makeReference();
  const stored = await transaction
    .insertInto("enquiry")
    .values({
      ...contentOf(enquiry, context),
      reference,
      submission: submissions[0],
      received_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored === undefined) {
    // Another process has stored the same: the insert waited for its commit.
    const concurrent = await findSubmission(transaction, submissions);
    if (concurrent !== null) return { reference: concurrent, repeated: true };
    return receive(transaction, submission, options); // the random reference was taken
  }

  const retryAfterSeconds = await countSubmission(
    transaction,
    { address, phone: enquiry.phone },
    limits,
    now,
  );
  if (retryAfterSeconds !== null) throw new LimitReached(retryAfterSeconds);
  await planDeliveries(transaction, stored.id, targetsOf(enquiry.kind, targets), now);
  await removeEndedWindows(transaction, now, windowsRemovedPerEnquiry);
  return { reference, repeated: false };
}

/** Overrides the server's defaults: commits reach the disk, and locks time out as SQLite's do. */
async function requireDurability(transaction: Transaction<Database>): Promise<void> {
  await sql`select set_config('synchronous_commit', 'on', true), set_config('lock_timeout', '5s', true)`.execute(
    transaction,
  );
}

async function findSubmission(
  transaction: Transaction<Database>,
  submissions: readonly string[],
): Promise<string | null> {
  const row = await transaction
    .selectFrom("enquiry")
    .select("reference")
    .where("submission", "in", submissions)
    .executeTakeFirst();
  return row?.reference ?? null;
}

function targetsOf(kind: EnquiryKind, targets: readonly DeliveryTarget[]): DeliveryTarget[] {
  return targets.filter((target) => kind !== "opening" || launchNotificationTargets.has(target));
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

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `SHL-` and forty random bits, so that no reference can be guessed from another. */
function makeReference(): string {
  return `SHL-${Array.from(randomBytes(8), (byte) => crockford[byte % crockford.length]).join("")}`;
}
