import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#database/open.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import {
  openEnquiryDatabase,
  serverEngines,
  type EnquiryDatabase,
} from "#tests/enquiries/enquiry-databases.ts";
import { exampleSubmission } from "#tests/enquiries/submissions.ts";
import { fastForwardLockTimeouts } from "#tests/support/fast-forward-locks.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

const unavailable = { outcome: "unavailable" };
const limits = {
  perAddress: [{ max: 99, seconds: 60 }],
  perPhone: [{ max: 99, seconds: 60 }],
};

/** Opens its own connection beside the store's, as a server does. */
function openEnquiriesAt(url: string) {
  const database = openDatabase(url);
  onTestFinished(() => database.destroy());
  return { database, ...openEnquiries(database, { targets: ["webhook", "email"], limits }) };
}

async function rowsIn({ database }: EnquiryDatabase): Promise<number[]> {
  const tables = ["enquiry", "enquiry_delivery", "enquiry_limit"] as const;
  return Promise.all(
    tables.map(async (table) => (await database.selectFrom(table).selectAll().execute()).length),
  );
}

describe("a SQLite file", () => {
  test("rejects an enquiry while it is full, and accepts it once there is room", async () => {
    const store = await openEnquiryDatabase("sqlite");
    const receiver = openEnquiriesAt(store.url);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(
      receiver.database,
    );
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(
      receiver.database,
    );
    const long = exampleSubmission({ enquiry: { message: "سطر ".repeat(2_000) } });
    expect(await receiver.receive(long)).toEqual(unavailable);
    expect(await rowsIn(store)).toEqual([0, 0, 0]);
    await sql`pragma max_page_count = 100000`.execute(receiver.database);
    expect(await receiver.receive(long)).toMatchObject({ outcome: "accepted", repeated: false });
    expect(await rowsIn(store)).toEqual([1, 2, 2]);
  });

  test(
    "is unavailable within seconds while another process holds its lock",
    { timeout: 20_000 },
    async () => {
      const store = await openEnquiryDatabase("sqlite");
      const receiver = openEnquiriesAt(store.url);
      const other = new DatabaseSync(store.url.slice("sqlite:".length));
      onTestFinished(() => other.close());
      other.exec("begin immediate");
      const submissions = [exampleSubmission(), exampleSubmission(), exampleSubmission()];
      if (!isFullRun) fastForwardLockTimeouts();
      const started = Date.now();
      expect(await Promise.all(submissions.map(receiver.receive))).toEqual(
        submissions.map(() => unavailable),
      );
      expect(Date.now() - started).toBeLessThan(9_000);
      expect(await rowsIn(store)).toEqual([0, 0, 0]);
      other.exec("commit");
      expect(await Promise.all(submissions.map(receiver.receive))).toMatchObject(
        submissions.map(() => ({ outcome: "accepted", repeated: false })),
      );
      expect(await rowsIn(store)).toEqual([3, 6, 2]);
    },
  );

  test("contains nothing of an erased person", async () => {
    const store = await openEnquiryDatabase("sqlite");
    const receiver = openEnquiriesAt(store.url);
    const files = ["", "-wal"].map((ending) => store.url.slice("sqlite:".length) + ending);
    const holds = (text: string) => files.some((file) => readFileSync(file).includes(text));
    const message = "a secret of hers";
    await receiver.receive(exampleSubmission({ enquiry: { message } }));
    expect(holds(message)).toBe(true);
    const her = { email: "noura@example.com" };
    expect(await receiver.erasePerson(her, { dryRun: false })).toMatchObject({
      leavesTrace: false,
    });
    expect(holds(message)).toBe(false);
  });

  test("is erased once its readers finish, or else by the next erasure", async () => {
    const store = await openEnquiryDatabase("sqlite");
    const receiver = openEnquiriesAt(store.url);
    const file = store.url.slice("sqlite:".length);
    const reader = new DatabaseSync(file);
    onTestFinished(() => reader.close());
    const read = () => reader.exec("begin; select count(*) from enquiry");
    const erase = (email: string) => receiver.erasePerson({ email }, { dryRun: false });
    const holds = (text: string) =>
      [file, `${file}-wal`].some((file) => readFileSync(file).includes(text));
    await receiver.receive(
      exampleSubmission({ enquiry: { email: "one@example.com", message: "first" } }),
    );
    await receiver.receive(
      exampleSubmission({ enquiry: { email: "two@example.com", message: "second" } }),
    );

    read();
    setTimeout(() => reader.exec("commit"), 300);
    expect(await erase("one@example.com")).toMatchObject({ enquiries: 1, leavesTrace: false });
    expect(holds("one@example.com")).toBe(false);
    read();
    fastForwardLockTimeouts();
    expect(await erase("two@example.com")).toMatchObject({ enquiries: 1, leavesTrace: true });
    expect(holds("two@example.com")).toBe(true);
    reader.exec("commit");
    expect(await erase("two@example.com")).toMatchObject({ enquiries: 0, leavesTrace: false });
    expect(holds("two@example.com")).toBe(false);
  });
});

describe.runIf(serverEngines.includes("postgres"))("a PostgreSQL server", () => {
  test("that refuses connections is unavailable", async () => {
    expect(
      await openEnquiriesAt("postgres://nobody@127.0.0.1:4119/nothing").receive(
        exampleSubmission(),
      ),
    ).toEqual(unavailable);
  });

  test("is unavailable within seconds while its table is locked", { timeout: 20_000 }, async () => {
    const store = await openEnquiryDatabase("postgres");
    const receiver = openEnquiriesAt(store.url);
    const submission = exampleSubmission();
    await store.database.transaction().execute(async (transaction) => {
      await sql`lock table enquiry_delivery in exclusive mode`.execute(transaction);
      expect(await receiver.receive(submission)).toEqual(unavailable);
    });
    expect(await rowsIn(store)).toEqual([0, 0, 0]);
    expect(await receiver.receive(submission)).toMatchObject({
      outcome: "accepted",
      repeated: false,
    });
  });

  test("stores nothing when it ends the connection midway", async () => {
    const store = await openEnquiryDatabase("postgres");
    const receiver = openEnquiriesAt(store.url);
    await sql`
      create function end_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$
    `.execute(store.database);
    await sql`
      create trigger end_connection before insert on enquiry_delivery execute function end_connection()
    `.execute(store.database);
    const submission = exampleSubmission();
    expect(await receiver.receive(submission)).toEqual(unavailable);
    await sql`drop trigger end_connection on enquiry_delivery`.execute(store.database);
    expect(await rowsIn(store)).toEqual([0, 0, 0]);
    expect(await receiver.receive(submission)).toMatchObject({
      outcome: "accepted",
      repeated: false,
    });
  });

  test("times out before the form's script does", async () => {
    const store = await openEnquiryDatabase("postgres");
    await sql`
      create function doze() returns trigger language plpgsql as
      $$ begin perform pg_sleep(60); return new; end $$
    `.execute(store.database);
    await sql`create trigger doze before insert on enquiry execute function doze()`.execute(
      store.database,
    );
    const receiver = openEnquiriesAt(store.url);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      receiver.database,
    );
    onTestFinished(async () => {
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.database);
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const onReceipt = vi.fn<(receipt: unknown) => void>();
    void receiver.receive(exampleSubmission()).then(onReceipt);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(onReceipt).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onReceipt).toHaveBeenCalledWith(unavailable);
  });

  test("commits enquiries synchronously even where synchronous_commit is off", async () => {
    const store = await openEnquiryDatabase("postgres");
    const careless = `${store.url}${encodeURIComponent(" -c synchronous_commit=off")}`;
    await sql`create table seen (setting text)`.execute(store.database);
    await sql`
      create function note_setting() returns trigger language plpgsql as
      $$ begin insert into seen select current_setting('synchronous_commit'); return new; end $$
    `.execute(store.database);
    await sql`
      create trigger note_setting before insert on enquiry for each row execute function note_setting()
    `.execute(store.database);
    const receiver = openEnquiriesAt(careless);
    const { rows: others } = await sql`show synchronous_commit`.execute(receiver.database);
    expect(others).toEqual([{ synchronous_commit: "off" }]);
    expect(await receiver.receive(exampleSubmission())).toMatchObject({ outcome: "accepted" });
    expect((await sql`select setting from seen`.execute(store.database)).rows).toEqual([
      { setting: "on" },
    ]);
  });
});
