/** Tells search engines that speak IndexNow which pages a change of content has brought, changed or withdrawn. */
import type { Kysely } from "kysely";
import type { Catalog } from "#catalog/open-catalog.ts";
import type { Database } from "#database/schema.ts";
import { nextTry } from "#enquiries/delivery/schedule.ts";
import { DeliveryFault } from "#enquiries/delivery/target.ts";
import { keepLease, type Lease, releaseLease, takeLease } from "#server/announcing/lease.ts";
import { noteChanges } from "#server/announcing/note-changes.ts";
import { type Endpoint, forgetWaiting, sendChanges } from "#server/announcing/send-changes.ts";
import { errorFacts, type Log } from "#server/log.ts";

interface AnnouncerOptions {
  catalog: Pick<Catalog, "listSitemap" | "readEdition">;
  endpoint: Endpoint;
  log: Log;
  /** The clock, unless told. */
  now?: () => Date;
  /** At least 0 and less than 1: `Math.random`, unless told. */
  random?: () => number;
  /** How often it looks whether there is something to tell; every ten seconds unless told. */
  pollMs?: number;
}

export interface Announcer {
  /** Resolves once what is under way has ended; a request that is waited for is given up. */
  stop(): Promise<void>;
}

const timeoutMs = 10_000;

/**
 * Looks again and again whether the content is another than at the last comparison, and tells what has changed. What is to be
 * told stands in the database, so that it outlives the process; several processes may look, one at a time tells.
 */
export function openAnnouncer(database: Kysely<Database>, options: AnnouncerOptions): Announcer {
  const { catalog, endpoint, log, now = () => new Date(), random = Math.random } = options;
  const stopping = new AbortController();
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, options.pollMs ?? 10_000).unref();

  async function look(): Promise<void> {
    try {
      if (stopping.signal.aborted || !(await isSomethingToDo())) return;
      const lease = await takeLease(database, now());
      if (lease !== null) await work(lease);
    } catch (error) {
      log.error("search engines cannot be told of changes", errorFacts(error));
    }
  }

  async function isSomethingToDo(): Promise<boolean> {
    const edition = await catalog.readEdition();
    const state = await database
      .selectFrom("announcement")
      .select(["edition", "due_at"])
      .executeTakeFirst();
    if (state === undefined) {
      await database
        .insertInto("announcement")
        .values({ id: 1, due_at: now().toISOString(), attempts: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    }
    if (state.due_at > now().toISOString()) return false;
    if (state.edition !== edition) return true;
    const waiting = database.selectFrom("announced_page").select("path").where("waiting", "=", 1);
    return (await waiting.limit(1).executeTakeFirst()) !== undefined;
  }

  async function work(lease: Lease): Promise<void> {
    try {
      const edition = await catalog.readEdition();
      if (edition !== lease.edition) await noteChanges(database, catalog, lease, edition);
      while (!stopping.signal.aborted && (await keepLease(database, lease, now()))) {
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
        const addresses = await sendChanges(database, endpoint, signal);
        if (addresses === 0) break;
        log.info("search engines told of changes", { addresses });
      }
      await releaseLease(database, lease, { dueAt: now(), attempts: 0, failingSince: null });
    } catch (error) {
      await postpone(lease, error);
    }
  }

  /** What failed is tried again as a delivery of an enquiry is; what has failed for three days is given up. */
  async function postpone(lease: Lease, error: unknown): Promise<void> {
    const { attempts, failingSince } = lease;
    if (stopping.signal.aborted)
      return releaseLease(database, lease, { dueAt: now(), attempts, failingSince });
    const firstDueAt = failingSince ?? now();
    const retryAfterSeconds = error instanceof DeliveryFault ? error.retryAfterSeconds : null;
    const dueAt = nextTry({ attempts, firstDueAt, retryAfterSeconds }, now(), random());
    log.warn("search engines could not be told of changes", {
      nextTryAt: dueAt?.toISOString() ?? null,
      ...errorFacts(error),
    });
    if (dueAt === null) {
      await forgetWaiting(database);
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
      await looking;
    },
  };
}
