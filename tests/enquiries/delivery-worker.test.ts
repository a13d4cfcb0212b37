import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import { startDeliveryWorker } from "#enquiries/delivery/delivery-worker.ts";
import type { DeliveryReport } from "#enquiries/delivery/deliver.ts";
import { DeliveryFault, type Target } from "#enquiries/delivery/target.ts";
import { webhookTarget } from "#enquiries/delivery/webhook.ts";
import { type Enquiries, openEnquiries } from "#enquiries/open-enquiries.ts";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { acceptDelivery, openReceiver, type ReceiverHandler } from "#tests/support/receiver.ts";

const start = Date.parse("2026-11-20T08:00:00Z");
const hourMs = 3_600_000;
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

function createClock() {
  let time = start;
  return {
    now: () => new Date(time),
    passed: () => time - start,
    pass: (ms: number) => void (time += ms),
  };
}
type Clock = ReturnType<typeof createClock>;

function enquiriesFor(
  database: Kysely<Database>,
  clock: Clock,
  targets: DeliveryTarget[] = ["webhook"],
) {
  return openEnquiries(database, { targets, limits: noLimits, now: clock.now });
}

async function receive(enquiries: Enquiries, count: number): Promise<string[]> {
  const references: string[] = [];
  for (let number = 0; number < count; number++) {
    const receipt = await enquiries.receive(exampleSubmission());
    if (receipt.outcome === "accepted") references.push(receipt.reference);
  }
  return references.toSorted();
}

interface Pace {
  timeoutMs?: number | undefined;
  pollMs?: number;
}

function hire(database: Kysely<Database>, clock: Clock, targets: Target[], pace: Pace = {}) {
  const reports: DeliveryReport[] = [];
  const faults: unknown[] = [];
  const worker = startDeliveryWorker(database, {
    targets,
    now: clock.now,
    random: () => 0.5,
    timeoutMs: pace.timeoutMs ?? 20_000,
    pollMs: pace.pollMs ?? 10,
    report: (report) => void reports.push(report),
    reportError: (error) => void faults.push(error),
  });
  onTestFinished(() => worker.stop());
  return { ...worker, reports, faults };
}

function soon(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: 10_000, interval: 10 });
}

function rows(database: Kysely<Database>) {
  return database.selectFrom("enquiry_delivery").selectAll().orderBy("id").execute();
}

/** Advances the clock to the next due delivery until all have arrived; not during a delivery, whose claim would expire. */
async function untilDelivered(database: Kysely<Database>, clock: Clock): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = (await rows(database)).filter(({ state }) => state !== "delivered");
      const now = clock.now().toISOString();
      if (waiting.every((row) => row.claim === null && row.due_at > now)) clock.pass(30_000);
      expect(waiting).toEqual([]);
    },
    { timeout: 15_000, interval: 20 },
  );
}

const troubles: [string, ReceiverHandler, timeoutMs?: number][] = [
  ["answers 500", (response) => response.writeHead(500).end()],
  ["is gone with 410", (response) => response.writeHead(410).end()],
  ["refuses with 400", (response) => response.writeHead(400).end()],
  ["asks for time with 429", (response) => response.writeHead(429, { "retry-after": "90" }).end()],
  ["drops the connection", (response) => response.destroy()],
  ["takes longer than is waited", () => undefined, 300],
];

describeOnEngines("the delivery worker", (openTestDatabase) => {
  let shared: Kysely<Database> | undefined;
  async function emptyDatabase(): Promise<Kysely<Database>> {
    shared ??= await openTestDatabase();
    await shared.deleteFrom("enquiry").execute();
    return shared;
  }

  test.for(troubles)("delivers to a receiver that at first %s", async ([, trouble, timeoutMs]) => {
    const clock = createClock();
    const database = await emptyDatabase();
    const references = await receive(enquiriesFor(database, clock), 6);
    const honoured = new Set<string>();
    const receiver = await openReceiver((response, received) => {
      // The receiver has processed it: only its answer is lost.
      honoured.add(String(received.headers["webhook-id"]));
      return receiver.received.length <= 8
        ? trouble(response, received)
        : acceptDelivery(response, received);
    });
    const target = webhookTarget({ url: receiver.url, secret });
    const { reports } = hire(database, clock, [target], { timeoutMs });
    await untilDelivered(database, clock);
    expect([...honoured].toSorted()).toEqual(references);
    await soon(() =>
      expect(reports.filter(({ outcome }) => outcome === "delivered")).toHaveLength(6),
    );
    const postponed = reports.filter(({ outcome }) => outcome === "postponed");
    expect(postponed.length).toBeGreaterThanOrEqual(8);
    const [{ last_fault, delivered_at, claim } = {}] = await rows(database);
    expect({ last_fault, claim }).toEqual({ last_fault: null, claim: null });
    expect(Date.parse(delivered_at ?? "")).toBeGreaterThanOrEqual(start);
  });

  test("delivers to a receiver that was down", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    const references = await receive(enquiriesFor(database, clock), 3);
    const down = await openReceiver();
    await down.close();
    const { reports } = hire(database, clock, [webhookTarget({ url: down.url, secret })]);
    await soon(() => expect(reports).toHaveLength(3));
    expect(reports[0]).toMatchObject({
      outcome: "postponed",
      fault: "no answer: ECONNREFUSED",
      nextAttemptAt: "2026-11-20T08:00:30.000Z",
    });
    const up = await openReceiver(acceptDelivery, down.port);
    await untilDelivered(database, clock);
    const ids = up.received.map(({ headers }) => String(headers["webhook-id"]));
    expect(ids.toSorted()).toEqual(references);
  });

  test.for([
    ["yes", null],
    ["no", "HTTP 500"],
  ] as const)(
    "leaves a delivery that another worker has claimed meanwhile, when the late answer is %s",
    async ([, lateFault]) => {
      const clock = createClock();
      const database = await emptyDatabase();
      await receive(enquiriesFor(database, clock), 1);
      const answer = Promise.withResolvers<void>();
      let attempts = 0;
      const slow: Target = {
        name: "webhook",
        deliver: () => {
          attempts++;
          return answer.promise;
        },
      };
      const slowWorker = hire(database, clock, [slow], { pollMs: hourMs });
      await soon(() => expect(attempts).toBe(1));
      const prompt: Target = { name: "webhook", deliver: async () => undefined };
      const other = hire(database, clock, [prompt]);
      await sleep(50);
      expect(other.reports).toEqual([]);
      clock.pass(61_000);
      await soon(() => expect(other.reports).toMatchObject([{ outcome: "delivered" }]));
      if (lateFault === null) answer.resolve();
      else answer.reject(new DeliveryFault(lateFault));
      await soon(() => expect(slowWorker.reports).toMatchObject([{ outcome: "claim_lost" }]));
      expect(await rows(database)).toMatchObject([
        { state: "delivered", attempts: 1, last_fault: null },
      ]);
    },
  );

  test("gives up after three days, lists the dead delivery, and delivers it on retry", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    const enquiries = enquiriesFor(database, clock);
    const [reference = ""] = await receive(enquiries, 1);
    const tries: number[] = [];
    let works = false;
    const target: Target = {
      name: "webhook",
      deliver: async () => {
        tries.push(clock.passed() / hourMs);
        if (!works) throw new DeliveryFault("HTTP 500");
      },
    };
    const { reports } = hire(database, clock, [target]);
    await vi.waitFor(
      async () => {
        const [{ claim, due_at } = { claim: null, due_at: "" }] = await rows(database);
        if (claim === null) clock.pass(Math.max(0, Date.parse(due_at) - clock.now().getTime()));
        expect(reports.at(-1)?.outcome).toBe("dead");
      },
      { timeout: 10_000, interval: 10 },
    );
    expect(tries.at(-1)).toBe(72);
    expect(tries).toHaveLength(reports.length);
    expect(await enquiries.list({ state: "dead", limit: 10 })).toMatchObject([
      { reference, deliveries: [{ state: "dead", lastFault: "HTTP 500" }] },
    ]);
    works = true;
    expect(await enquiries.retry({ reference })).toBe(1);
    await soon(() => expect(reports.at(-1)?.outcome).toBe("delivered"));
  });

  test("a hanging target delays no other", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    await receive(enquiriesFor(database, clock, ["webhook", "email"]), 8);
    const hanging: Target = {
      name: "webhook",
      deliver: () => Promise.withResolvers<void>().promise,
    };
    const prompt: Target = { name: "email", deliver: async () => undefined };
    const { reports } = hire(database, clock, [hanging, prompt], { timeoutMs: 1_000 });
    await soon(() => expect(reports.filter(({ target }) => target === "email")).toHaveLength(8));
    expect(reports.every(({ target }) => target === "email")).toBe(true);
  });

  test("a stop waits for deliveries in progress and starts no others", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    await receive(enquiriesFor(database, clock), 9);
    let begun = 0;
    const answer = Promise.withResolvers<void>();
    const target: Target = { name: "webhook", deliver: async () => (begun++, answer.promise) };
    const worker = hire(database, clock, [target]);
    await soon(() => expect(begun).toBe(4));
    const stopped = worker.stop();
    worker.wake();
    answer.resolve();
    await stopped;
    expect(begun).toBe(4);
    const states = (await rows(database)).map(({ state }) => state);
    expect(states.filter((state) => state === "delivered")).toHaveLength(4);
  });

  test("erasing an enquiry during its delivery causes no fault", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    await receive(enquiriesFor(database, clock), 1);
    const answer = Promise.withResolvers<void>();
    const deliver = vi.fn<Target["deliver"]>(() => answer.promise);
    const { reports, faults } = hire(database, clock, [{ name: "webhook", deliver }]);
    await soon(() => expect(deliver).toHaveBeenCalled());
    await database.deleteFrom("enquiry").execute();
    answer.resolve();
    await soon(() => expect(reports).toMatchObject([{ outcome: "claim_lost" }]));
    expect(faults).toEqual([]);
  });

  test("an unexpected error of a target leaks no personal data", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    await receive(enquiriesFor(database, clock), 1);
    const target: Target = {
      name: "webhook",
      deliver: async ({ data }) => {
        throw new TypeError(`cannot read ${data.name} ${data.phone} ${data.email}`);
      },
    };
    const { reports } = hire(database, clock, [target]);
    await soon(() => expect(reports).toMatchObject([{ fault: "failed: TypeError" }]));
    const recorded = JSON.stringify([reports, await rows(database)]);
    expect(recorded).not.toMatch(/Noura|966501234567|example\.com/);
  });

  test("an unavailable database is reported and retried", async () => {
    const clock = createClock();
    const database = await emptyDatabase();
    await receive(enquiriesFor(database, clock), 1);
    await database.schema.alterTable("enquiry_delivery").renameTo("put_away").execute();
    const target: Target = { name: "webhook", deliver: async () => undefined };
    const { reports, faults } = hire(database, clock, [target]);
    await soon(() => expect(faults.length).toBeGreaterThan(1));
    await database.schema.alterTable("put_away").renameTo("enquiry_delivery").execute();
    await soon(() => expect(reports).toMatchObject([{ outcome: "delivered" }]));
  });
});
