import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#database/schema.ts";
import type { Erased } from "#enquiries/erase.ts";
import { startRetention } from "#enquiries/retention.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import { exampleSubmission } from "#tests/enquiries/submissions.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

/** Vitest's default of a second is too short on a busy machine. */
const patience = 20_000;

const windows = Array.from({ length: 40 }, (_, place) => ({ max: 9, seconds: 3_600 + place }));
const limits = { perAddress: windows, perPhone: windows };

function receive(database: Kysely<Database>, now: string) {
  const enquiries = openEnquiries(database, { targets: [], limits, now: () => new Date(now) });
  return enquiries.receive(exampleSubmission());
}

async function rowsIn(database: Kysely<Database>): Promise<number[]> {
  const tables = ["enquiry", "enquiry_limit"] as const;
  return Promise.all(
    tables.map(async (table) => (await database.selectFrom(table).selectAll().execute()).length),
  );
}

describeOnEngines("scheduled erasure", (openTestDatabase) => {
  test("erases expired enquiries daily, and limit windows that are over", async () => {
    const database = await openTestDatabase();
    await receive(database, "2024-11-20T23:59:59.000Z");
    await receive(database, "2024-11-21T00:00:00.000Z");
    await receive(database, "2026-11-21T07:30:00.000Z");
    let now = new Date("2026-11-21T08:00:00.000Z");
    const reports: Erased[] = [];
    const forgetting = startRetention(database, {
      retentionMonths: 24,
      now: () => now,
      everyMs: 10,
      report: (erased) => void reports.push(erased),
      reportError: (error) => expect.unreachable(String(error)),
    });
    onTestFinished(() => forgetting.stop());
    await vi.waitFor(() => expect(reports).toMatchObject([{ enquiries: 1 }]), patience);
    expect(await rowsIn(database)).toEqual([2, 80]);

    now = new Date("2026-11-21T09:00:00.000Z");
    await vi.waitFor(async () => expect(await rowsIn(database)).toEqual([2, 0]), patience);
    expect(reports).toHaveLength(1);

    now = new Date("2026-11-22T00:00:01.000Z");
    await vi.waitFor(
      () => expect(reports).toMatchObject([{ enquiries: 1 }, { enquiries: 1 }]),
      patience,
    );
    await forgetting.stop();
    expect(await rowsIn(database)).toEqual([1, 0]);
  });

  test("retries after the database was unavailable", async () => {
    const database = await openTestDatabase();
    await database.schema.alterTable("enquiry_limit").renameTo("put_away").execute();
    const report = vi.fn<(erased: Erased) => void>();
    const reportError = vi.fn<(error: unknown) => void>();
    const forgetting = startRetention(database, {
      retentionMonths: 24,
      everyMs: 10,
      report,
      reportError,
    });
    onTestFinished(() => forgetting.stop());
    await vi.waitFor(() => expect(reportError.mock.calls.length).toBeGreaterThan(1), patience);
    await database.schema.alterTable("put_away").renameTo("enquiry_limit").execute();
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1), patience);
  });
});
