import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { postgresqlVersion, serverUrl } from "#benchmarks/support/postgresql.ts";
import { mediansOf, percentile } from "#benchmarks/support/table.ts";
import type { Submission } from "#contract/enquiry/desk.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import { contentOf } from "#enquiries/stored-enquiry.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";

const schema = "bench_enquiries";
const atOnce = 8;
const each = 400;
const rounds = 3;

const limits = {
  perAddress: [
    { most: 10, seconds: 60 },
    { most: 60, seconds: 86_400 },
  ],
  perPhone: [
    { most: 3, seconds: 60 },
    { most: 20, seconds: 86_400 },
  ],
};

interface Figures {
  perSecond: number;
  p99: number;
}

/** Enquiries accepted a second with outbox and limits, against bare inserts of the same row, committed as durably. */
export async function benchEnquiries(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-bench-"));
  const engines = [
    { name: "SQLite", url: `sqlite:${path.join(folder, "sahil.db")}` },
    { name: "PostgreSQL", url: serverUrl },
  ];
  const rows: Row[] = [];
  for (const { name, url } of engines) {
    if (url === serverUrl && (await postgresqlVersion()) === null) {
      console.log("  No PostgreSQL answers: it is not measured. TEST_DATABASE_URL names one.");
      continue;
    }
    const database = openDatabase(url, { schema });
    try {
      if (url === serverUrl) await makeSchema(database);
      await migrateToLatest(database);
      const [ours, bare] = await compare(database);
      rows.push(...rowsOf(name, ours, bare));
      if (url === serverUrl) await sql`drop schema ${sql.id(schema)} cascade`.execute(database);
    } finally {
      await database.destroy();
    }
  }
  rmSync(folder, { recursive: true });
  return rows;
}

function rowsOf(engine: string, ours: Figures, bare: Figures): Row[] {
  const figure = `${atOnce} at a time`;
  return [
    rowOf({
      section: "enquiries",
      engine,
      figure: `${figure}, accepted, against bare inserts`,
      value: ours.perSecond,
      unit: "a second",
      baseline: bare.perSecond,
    }),
    rowOf({
      section: "enquiries",
      engine,
      figure: `${figure}, p99`,
      value: ours.p99,
      unit: "ms",
      baseline: bare.p99,
    }),
  ];
}

async function makeSchema(database: Kysely<Database>): Promise<void> {
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(database);
  await sql`create schema ${sql.id(schema)}`.execute(database);
}

/** Turn by turn, so that whatever else the machine does disturbs both; the median of each figure counts. */
async function compare(database: Kysely<Database>): Promise<[ours: Figures, bare: Figures]> {
  const desk = openEnquiries(database, { targets: ["webhook", "email"], limits });
  const ours: Figures[] = [];
  const bare: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure((number) => insertBare(database, `${round} ${number}`)));
    ours.push(
      await measure(async (number) => {
        const receipt = await desk.receive(submissionOf(round * each + number));
        if (receipt.outcome !== "accepted") throw new Error(`The desk answered ${receipt.outcome}`);
      }),
    );
  }
  return [mediansOf(ours), mediansOf(bare)];
}

async function measure(act: (number: number) => Promise<void>): Promise<Figures> {
  const tookMs: number[] = [];
  let number = 0;
  const started = performance.now();
  const workers = Array.from({ length: atOnce }, async () => {
    while (number < each) {
      const begun = performance.now();
      await act(number++);
      tookMs.push(performance.now() - begun);
    }
  });
  await Promise.all(workers);
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: each / seconds, p99: percentile(tookMs, 0.99) };
}

async function insertBare(database: Kysely<Database>, submission: string): Promise<void> {
  const { enquiry, circumstances } = submissionOf(0);
  await database
    .insertInto("enquiry")
    .values({
      ...contentOf(enquiry, circumstances),
      reference: submission,
      submission,
      received_at: new Date().toISOString(),
    })
    .execute();
}

/** Everybody writes from a line and a telephone of their own. */
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
    circumstances: {
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
