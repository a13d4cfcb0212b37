/** Submits pages that were added, changed or removed to search engines by IndexNow. */
import type { Kysely } from "kysely";
import type { Catalog } from "#catalog/open-catalog.ts";
import type { Database } from "#database/schema.ts";
import { nextAttempt } from "#enquiries/delivery/schedule.ts";
import { DeliveryFault } from "#enquiries/delivery/target.ts";
import { renewLease, type Lease, releaseLease, takeLease } from "#server/indexnow/lease.ts";
import { recordChanges } from "#server/indexnow/record-changes.ts";
import { type IndexNowEndpoint, discardPending, submitUrls } from "#server/indexnow/submit-urls.ts";
import { errorFacts, type Log } from "#server/log.ts";

interface IndexNowWorkerOptions {
  catalog: Pick<Catalog, "listSitemap" | "readContentVersion">;
  endpoint: IndexNowEndpoint;
  log: Log;
  /** The system clock by default. */
  now?: () => Date;
  /** At least 0 and less than 1; `Math.random` by default. */
  random?: () => number;
  /** Ten seconds by default. */
  pollMs?: number;
}

export interface IndexNowWorker {
  /** Aborts a pending request and resolves once the worker has ended. */
  stop(): Promise<void>;
}

const timeoutMs = 10_000;

/**
 * Polls for a new content version and submits what has changed. Pending pages are stored in the database, so they survive a
 * restart; several processes may poll, one at a time submits.
 */
export function startIndexNowWorker(
  database: Kysely<Database>,
  options: IndexNowWorkerOptions,
): IndexNowWorker {
  const { catalog, endpoint, log, now = () => new Date(), random = Math.random } = options;
  const stopping = new AbortController();
  let polling = poll();
  const timer = setInterval(() => {
    polling = polling.then(poll);
  }, options.pollMs ?? 10_000).unref();

  async function poll(): Promise<void> {
    try {
      if (stopping.signal.aborted || !(await hasWork())) return;
      const lease = await takeLease(database, now());
      if (lease !== null) await work(lease);
    } catch (error) {
      log.error("IndexNow worker failed", errorFacts(error));
    }
  }

  async function hasWork(): Promise<boolean> {
    const contentVersion = await catalog.readContentVersion();
    const state = await database
      .selectFrom("indexnow_state")
      .select(["content_version", "due_at"])
      .executeTakeFirst();
    if (state === undefined) {
      await database
        .insertInto("indexnow_state")
        .values({ id: 1, due_at: now().toISOString(), attempts: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    }
    if (state.due_at > now().toISOString()) return false;
    if (state.content_version !== contentVersion) return true;
    const waiting = database.selectFrom("indexnow_page").select("path").where("waiting", "=", 1);
    return (await waiting.limit(1).executeTakeFirst()) !== undefined;
  }

  async function work(lease: Lease): Promise<void> {
    try {
      const contentVersion = await catalog.readContentVersion();
      if (contentVersion !== lease.contentVersion)
        await recordChanges(database, catalog, lease, contentVersion);
      while (!stopping.signal.aborted && (await renewLease(database, lease, now()))) {
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
        const addresses = await submitUrls(database, endpoint, signal);
        if (addresses === 0) break;
        log.info("IndexNow submission succeeded", { addresses });
      }
      await releaseLease(database, lease, { dueAt: now(), attempts: 0, failingSince: null });
    } catch (error) {
      await postpone(lease, error);
    }
  }

  /** Retries on the schedule of enquiry deliveries, and gives up after three days. */
  async function postpone(lease: Lease, error: unknown): Promise<void> {
    const { attempts, failingSince } = lease;
    if (stopping.signal.aborted)
      return releaseLease(database, lease, { dueAt: now(), attempts, failingSince });
    const firstDueAt = failingSince ?? now();
    const retryAfterSeconds = error instanceof DeliveryFault ? error.retryAfterSeconds : null;
    const dueAt = nextAttempt({ attempts, firstDueAt, retryAfterSeconds }, now(), random());
    log.warn("IndexNow submission failed", {
      nextAttemptAt: dueAt?.toISOString() ?? null,
      ...errorFacts(error),
    });
    if (dueAt === null) {
      await discardPending(database);
      return releaseLease(database, lease, { dueAt: now(), attempts: 0, failingSince: null });
    }
    await releaseLease(database, lease, {
      dueAt,
      attempts: attempts + 1,
      failingSince: firstDueAt,
    });
  }

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await polling;
    },
  };
}
