import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startDeliveryWorker } from "#enquiries/delivery/delivery-worker.ts";
import { webhookTarget } from "#enquiries/delivery/webhook.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import {
  serverEngines,
  openEnquiryDatabase,
  type EnquiryDatabase,
} from "#tests/enquiries/enquiry-databases.ts";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { openReceiver } from "#tests/support/receiver.ts";

const program = path.join(import.meta.dirname, "delivery-worker-process.ts");
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

function startWorker(databaseUrl: string, receiverUrl: string): ChildProcess {
  const child = fork(program, {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ENQUIRY_WEBHOOK_URL: receiverUrl,
      ENQUIRY_WEBHOOK_SECRET: secret,
    },
  });
  onTestFinished(() => kill(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

async function receive({ database }: EnquiryDatabase, count: number): Promise<void> {
  const enquiries = openEnquiries(database, { targets: ["webhook"], limits: noLimits });
  for (let number = 0; number < count; number++) await enquiries.receive(exampleSubmission());
}

async function countDelivered({ database }: EnquiryDatabase): Promise<number> {
  const rows = await database.selectFrom("enquiry_delivery").select("state").execute();
  return rows.filter(({ state }) => state === "delivered").length;
}

describe.each(serverEngines)("%s", (engine) => {
  test("two processes deliver everything, each enquiry once", { timeout: 60_000 }, async () => {
    const store = await openEnquiryDatabase(engine);
    const inProgress = new Set<string>();
    const claimedTwice: string[] = [];
    const receiver = await openReceiver(async (response, { headers }) => {
      const id = String(headers["webhook-id"]);
      if (inProgress.has(id)) claimedTwice.push(id);
      inProgress.add(id);
      await sleep(30);
      inProgress.delete(id);
      response.writeHead(204).end();
    });
    startWorker(store.url, receiver.url);
    startWorker(store.url, receiver.url);
    await receive(store, 40);
    await vi.waitFor(async () => expect(await countDelivered(store)).toBe(40), 40_000);
    expect(claimedTwice).toEqual([]);
    const ids = receiver.received.map(({ headers }) => String(headers["webhook-id"]));
    expect(new Set(ids).size).toBe(40);
    expect(ids).toHaveLength(40);
  });

  test("deliveries of a killed worker are made once their claims expire", async () => {
    const store = await openEnquiryDatabase(engine);
    await receive(store, 3);
    const hanging = await openReceiver(() => undefined);
    const worker = startWorker(store.url, hanging.url);
    await vi.waitFor(() => expect(hanging.received).toHaveLength(3), 20_000);
    await kill(worker);

    const receiver = await openReceiver();
    let clockOffset = 0;
    const next = startDeliveryWorker(store.database, {
      targets: [webhookTarget({ url: receiver.url, secret })],
      now: () => new Date(Date.now() + clockOffset),
      pollMs: 20,
      report: () => undefined,
      reportError: () => undefined,
    });
    onTestFinished(() => next.stop());
    await sleep(100);
    expect(receiver.received).toEqual([]);
    clockOffset = 61_000;
    await vi.waitFor(async () => expect(await countDelivered(store)).toBe(3), 20_000);
    const ids = (from: typeof receiver) =>
      from.received.map(({ headers }) => String(headers["webhook-id"]));
    expect(ids(receiver).toSorted()).toEqual(ids(hanging).toSorted());
  });
});
