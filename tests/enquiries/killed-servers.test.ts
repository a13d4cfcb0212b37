import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { formOf, type SiteProcess, startSite } from "#tests/enquiries/site-servers.ts";
import {
  serverEngines,
  openEnquiryDatabase,
  type EnquiryDatabase,
} from "#tests/enquiries/enquiry-databases.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

const kills = isFullRun ? 20 : 4;
const visitors = 8;
const longestLifeMs = 150;

interface Acknowledged {
  message: string;
  reference: string;
}

describe.each(serverEngines)("%s", (engine) => {
  test(
    "no acknowledged enquiry is lost or doubled, however often its server is killed",
    { timeout: 300_000 },
    async () => {
      const store = await openEnquiryDatabase(engine);
      const { acknowledged, failures } = await postThroughKills(store);

      // Otherwise the servers were idle when killed, which would prove nothing.
      expect(failures).toBeGreaterThan(kills / 2);
      expect(acknowledged.length).toBeGreaterThan(kills);
      const stored = await store.database
        .selectFrom("enquiry")
        .select(["id", "message", "reference"])
        .execute();
      const byMessage = (rows: readonly { message: string | null; reference: string }[]) =>
        rows.map(({ message, reference }) => `${message} ${reference}`).toSorted();
      expect(byMessage(stored)).toEqual(byMessage(acknowledged));
      const deliveries = await store.database
        .selectFrom("enquiry_delivery")
        .select(["enquiry_id as id", "target", "state"])
        .execute();
      expect(
        deliveries.map(({ id, target, state }) => `${id} ${target} ${state}`).toSorted(),
      ).toEqual(stored.map(({ id }) => `${id} webhook waiting`).toSorted());
    },
  );

  test("two servers share one rate limit", { timeout: 120_000 }, async () => {
    const store = await openEnquiryDatabase(engine);
    const limits = { ENQUIRIES_PER_PHONE: "7/10m" };
    const servers = await Promise.all([startSite(store.url, limits), startSite(store.url, limits)]);
    const outcomes = await Promise.all(
      servers.flatMap((server) =>
        Array.from({ length: 15 }, () => server.post(formOf(crypto.randomUUID()))),
      ),
    );
    const words = outcomes.map(({ outcome }) => outcome);
    expect(words.filter((word) => word === "accepted")).toHaveLength(7);
    expect(words.filter((word) => word === "refused")).toHaveLength(23);
    expect(outcomes).toContainEqual({
      outcome: "refused",
      reason: "too_many",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await store.database.selectFrom("enquiry").select("id").execute()).toHaveLength(7);
  });
});

/** Visitors resend each enquiry until it is acknowledged, while servers are killed one after another. */
async function postThroughKills({ url }: EnquiryDatabase) {
  const acknowledged: Acknowledged[] = [];
  let failures = 0;
  let server: SiteProcess | null = await startSite(url);
  let isRush = false;
  const last = new AbortController();
  const pause = () => sleep(isRush ? 0 : 250);

  async function visit(visitor: number): Promise<void> {
    for (let number = 1; !last.signal.aborted; number++) {
      const message = `${visitor}/${number}`;
      const form = formOf(message);
      let reference: string | null = null;
      while (reference === null) {
        const outcome = await server?.post(form).catch(() => null);
        if (outcome === null) failures++;
        if (outcome?.outcome === "accepted") reference = outcome.reference;
        await pause();
      }
      acknowledged.push({ message, reference });
    }
  }

  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  let next = startSite(url);
  for (let kill = 1; kill <= kills; kill++) {
    const successor = await next;
    if (kill < kills) next = startSite(url);
    const before = acknowledged.length;
    isRush = true;
    while (acknowledged.length === before) await sleep(1);
    await sleep(Math.random() * longestLifeMs);
    const dying: SiteProcess | null = server;
    await dying?.kill();
    server = successor;
    isRush = false; // leaves the CPU to the starting server
  }
  last.abort();
  await Promise.all(visits);
  return { acknowledged, failures };
}
