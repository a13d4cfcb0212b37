import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Kysely } from "kysely";
import type { Measurement } from "#benchmarks/ceilings.ts";
import { median } from "#benchmarks/support/statistics.ts";
import type { Submission } from "#contract/enquiry/receiver.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import { contentOf } from "#enquiries/stored-enquiry.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";

const atOnce = 8;
const each = 400;
const rounds = 3;

const limits = {
  perAddress: [
    { max: 10, seconds: 60 },
    { max: 60, seconds: 86_400 },
  ],
  perPhone: [
    { max: 3, seconds: 60 },
    { max: 20, seconds: 86_400 },
  ],
};

/** Enquiries per second with outbox and limits, compared with bare inserts of the same row, both committed one by one in SQLite. */
export async function benchEnquiries(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-bench-"));
  const database = openDatabase(`sqlite:${path.join(folder, "sahil.db")}`);
  try {
    await migrateToLatest(database);
    const { ours, bare } = await compare(database);
    console.log(`  ${ours.toFixed(0)} a second, bare inserts ${bare.toFixed(0)}`);
    return [{ ceiling: "enquiries", value: ours / bare, of: `${atOnce} at a time` }];
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
}

/** Alternates both so that load on the machine affects them alike; returns medians per second. */
async function compare(database: Kysely<Database>): Promise<{ ours: number; bare: number }> {
  const receiver = openEnquiries(database, { targets: ["webhook", "email"], limits });
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await perSecond((number) => insertBare(database, `${round} ${number}`)));
    ours.push(
      await perSecond(async (number) => {
        const receipt = await receiver.receive(submissionOf(round * each + number));
        if (receipt.outcome !== "accepted") throw new Error(`An enquiry was ${receipt.outcome}`);
      }),
    );
  }
  return { ours: median(ours), bare: median(bare) };
}

async function perSecond(act: (number: number) => Promise<void>): Promise<number> {
  let number = 0;
  const started = performance.now();
  const workers = Array.from({ length: atOnce }, async () => {
    while (number < each) await act(number++);
  });
  await Promise.all(workers);
  return each / ((performance.now() - started) / 1000);
}

async function insertBare(database: Kysely<Database>, submission: string): Promise<void> {
  const { enquiry, context } = submissionOf(0);
  await database
    .insertInto("enquiry")
    .values({
      ...contentOf(enquiry, context),
      reference: submission,
      submission,
      received_at: new Date().toISOString(),
    })
    .execute();
}

/** Each enquiry has its own address and phone number, as both are rate-limited. */
function submissionOf(number: number): Submission {
  return {
    key: String(number),
    address: `10.0.${number >> 8}.${number & 255}`,
    enquiry: {
      kind: "contact",
      name: "Noura Al-Harbi",
      phone: `+9665${String(number).padStart(8, "0")}`,
      email: "noura@example.com",
      channel: "whatsapp",
      answerLocale: "ar",
      message: "A home by the sea, with three bedrooms and a terrace, please. ".repeat(4),
      visit: null,
      partnership: null,
      consentVersion: "2026-11-01",
    },
    context: {
      locale: "ar",
      page: "/ar/contact-us",
      project: null,
      currency: "USD",
      timeZone: "Asia/Riyadh",
      questionnaire: null,
      firstTouch: null,
    },
  };
}
