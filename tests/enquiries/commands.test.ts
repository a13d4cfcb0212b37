import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { runEnquiriesCommand } from "#commands/enquiries/enquiries-command.ts";
import { displayWidth } from "#commands/enquiries/display-width.ts";
import { EnquiryMessage, messageOf } from "#contract/enquiry/message.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import {
  serverEngines,
  openEnquiryDatabase,
  type EnquiryDatabase,
} from "#tests/enquiries/enquiry-databases.ts";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { captureCommand } from "#tests/support/capture-command.ts";
import { fastForwardLockTimeouts } from "#tests/support/fast-forward-locks.ts";
import { runProgram } from "#tests/support/run-program.ts";

type Parts = Parameters<typeof exampleSubmission>[0];

/** Each received an hour after the previous one. */
async function fill(
  store: EnquiryDatabase,
  all: readonly Parts[],
  first = "2026-11-20T08:00:00.000Z",
) {
  const references: string[] = [];
  for (const [place, parts] of all.entries()) {
    const receipt = await openEnquiries(store.database, {
      targets: ["webhook", "email"],
      limits: noLimits,
      now: () => new Date(Date.parse(first) + place * 3_600_000),
    }).receive(exampleSubmission(parts));
    if (receipt.outcome !== "accepted") throw new Error(receipt.outcome);
    references.push(receipt.reference);
  }
  return references as [string, ...string[]]; // never called with none
}

const enquiriesOf = ({ database }: EnquiryDatabase) =>
  openEnquiries(database, { targets: [], limits: noLimits });

function setDeliveries(
  { database }: EnquiryDatabase,
  id: number | undefined,
  changed: { state: "delivered" | "dead"; attempts: number; last_fault: string | null },
) {
  return database
    .updateTable("enquiry_delivery")
    .set(changed)
    .where("enquiry_id", "=", id ?? 0)
    .execute();
}

const dead = { state: "dead", attempts: 40, last_fault: "http 500" } as const;

/** Runs the command in its own process, which takes a second to start. */
const typed = ({ url }: Pick<EnquiryDatabase, "url">, ...words: string[]) =>
  runProgram(["src/commands/enquiries.ts", ...words], { DATABASE_URL: url });

/** Runs the command in this process. */
const enquiries = ({ url }: Pick<EnquiryDatabase, "url">, ...words: string[]) =>
  captureCommand(() => runEnquiriesCommand(words, { DATABASE_URL: url }));

describe.each(serverEngines)("the command for enquiries (%s)", (engine) => {
  test("lists the newest first, and shows all details of one", async () => {
    const store = await openEnquiryDatabase(engine);
    const [first, second, third] = await fill(store, [
      { enquiry: { name: "王芳", phone: "+8613800138000" } },
      { enquiry: { kind: "project", name: "ليلى الحارثي", message: "One\u001B[2J\nTwo" } },
      { enquiry: { kind: "partnership", name: "N".repeat(80) } },
    ]);
    await setDeliveries(store, (await enquiriesOf(store).find(second ?? ""))?.id, dead);

    const { status, stdout, stderr } = await enquiries(store, "list");
    const lines = stdout.split("\n");
    expect([status, stderr, lines.length]).toEqual([0, "", 7]);
    expect(lines.every((line) => displayWidth(line) <= 120)).toBe(true);
    expect(lines[1]).toMatch(new RegExp(`^2026-11-20 10:00 {2}${third} {2}partnership {2}N+… `));
    expect(lines[2]).toContain(`${second}  project      \u2068ليلى الحارثي\u2069  `);
    expect(lines[2]).toMatch(/ dead$/);
    expect(lines[3]).toMatch(/王芳 +\+8613800138000 +\/en\/contact-us +waiting$/);
    expect(lines[5]).toBe("3 enquiries; 1 with dead deliveries.");

    const only = await enquiries(store, "list", "--state", "dead", "--kind=project", "--limit=1");
    expect(only.stdout).toContain(second);
    expect(only.stdout).toMatch(/\n\n1 enquiry; 1 with dead deliveries\.\n$/);
    const since = await enquiries(store, "list", "--since", "2026-11-21", "--state=delivered");
    expect(since.stdout).toBe("0 enquiries; none with dead deliveries.\n");

    const shown = await enquiries(store, "show", second?.toLowerCase() ?? "");
    expect(shown.stdout).toContain(`${second} · Question about a project\n\nName `);
    expect(shown.stdout).toContain("\n\nMessage\n  One [2J\n  Two\n\n");
    expect(shown.stdout).toMatch(/\nwebhook +dead +40 +2026-11-20 09:00 +given up +http 500\n/);
    expect(shown.stdout).not.toContain(first);
  });

  test("exports all matching enquiries as JSON and as CSV while the database is in use", async () => {
    const store = await openEnquiryDatabase(engine);
    const hostile = {
      name: "=1+1",
      message: '-2;=cmd|"x"\r\n@A1, "quoted"',
      phone: "+905321234567",
    };
    const [reference] = await fill(store, [{ enquiry: hostile }, { enquiry: { kind: "project" } }]);
    const found = await enquiriesOf(store).find(reference);
    const [json, csv] = await Promise.all([
      typed(store, "export", "--json"),
      typed(store, "export", "--kind", "contact", "--bom"),
    ]);
    const messages = EnquiryMessage.array().parse(JSON.parse(json.stdout));
    expect(messages).toHaveLength(2);
    expect(messages[1]).toEqual(found && messageOf(found));
    expect([json.stderr, csv.stderr]).toEqual(["", ""]);
    const [heading = "", ...rest] = csv.stdout.split(/(?<=\r\n)/);
    expect(heading).toMatch(/^\uFEFFreference,timestamp,kind,name,phone,.*utm_source.*\r\n$/);
    const line = `${reference},2026-11-20T08:00:00.000Z,contact,'=1+1,+905321234567,`;
    expect(rest.join("")).toContain(line);
    expect(rest.join("")).toContain(`"'-2;'=cmd|""x""`);
    const none = await enquiries(store, "export", "--json", "--since", "2026-12-01");
    expect(none.stdout).toBe("[]\n");
  });

  test("exports in batches, each enquiry once", async () => {
    const store = await openEnquiryDatabase(engine);
    await fill(store, [{}]);
    const template = await store.database
      .selectFrom("enquiry")
      .selectAll()
      .executeTakeFirstOrThrow();
    const { id: _, ...row } = template;
    const more = Array.from({ length: 1_201 }, (_, place) => ({
      ...row,
      reference: `SHL-${String(place).padStart(8, "0")}`,
      submission: String(place),
    }));
    for (let start = 0; start < more.length; start += 400)
      await store.database
        .insertInto("enquiry")
        .values(more.slice(start, start + 400))
        .execute();
    const all = await enquiries(store, "export");
    expect(new Set(all.stdout.split("\r\n"))).toHaveProperty("size", 1_204); // header and end
    const some = await enquiries(store, "export", "--limit", "700");
    expect(some.stdout.split("\r\n")).toHaveLength(702);
  });

  test("retries one enquiry, or all dead deliveries", async () => {
    const store = await openEnquiryDatabase(engine);
    const [reference] = await fill(store, [{}]);
    const idle = await enquiries(store, "retry", "--dead");
    expect(idle).toEqual({ status: 0, stdout: "No dead deliveries.\n", stderr: "" });
    const id = (await enquiriesOf(store).find(reference))?.id;
    await setDeliveries(store, id, dead);
    const all = await enquiries(store, "retry", "--dead");
    expect(all.stdout).toMatch(/^2 deliveries are due now; /);
    expect((await enquiriesOf(store).find(reference))?.deliveries).toMatchObject([
      { state: "waiting", attempts: 0 },
      { state: "waiting", attempts: 0 },
    ]);
    await setDeliveries(store, id, { state: "delivered", attempts: 1, last_fault: null });
    expect((await enquiries(store, "retry", reference)).stdout).toBe(
      `${reference} has no pending deliveries.\n`,
    );
    expect(await enquiries(store, "retry", "SHL-00000000")).toEqual({
      status: 1,
      stdout: "",
      stderr: "Enquiry SHL-00000000 not found.\n",
    });
  });

  test("purges by age, by page and by person, and prints only counts", async () => {
    const store = await openEnquiryDatabase(engine);
    await fill(store, [{ enquiry: { name: "of long ago" } }], "2020-01-01T00:00:00.000Z");
    await fill(store, [
      { enquiry: { email: "Ölçer@Örnek.com", phone: null } },
      { enquiry: { phone: "+905321234567", email: null } },
      { enquiry: { kind: "opening" }, context: { page: "/ar/coming-soon" } },
    ]);
    const purge = async (...words: string[]) => (await enquiries(store, "purge", ...words)).stdout;
    const left = async () => (await enquiriesOf(store).list({ limit: 10 })).length;
    expect(await purge("--dry-run")).toMatch(
      /^Would erase 1 enquiry received before 20\d\d-\d\d-\d\d, 24 months ago, with 2 deliveries still pending\.\n$/,
    );
    expect(await purge("--older-than", "600m")).toMatch(/^Erased 0 enquiries received before/);
    expect(await left()).toBe(4);
    expect(await purge()).toMatch(/^Erased 1 enquiry received before/);
    expect(await purge("--person", " ölçer@örnek.COM")).toBe(
      "Erased 1 enquiry from this person, with 2 deliveries still pending.\n",
    );
    expect(await purge("--person", "0090 (532) 123 45 67")).toMatch(/^Erased 1 enquiry from this/);
    expect(await purge("--opened", "/en/coming-soon/", "--dry-run")).toMatch(
      /^Would erase 1 enquiry for a launch notification about \/coming-soon, /,
    );
    expect(await purge("--opened", "all")).toMatch(
      /^Erased 1 enquiry for a launch notification about any page, /,
    );
    expect(await left()).toBe(0);
  });
});

const nowhere = { url: "sqlite:/nowhere/sahil.db" };

test("an unknown option prints the error and the usage", async () => {
  const { status, stdout, stderr } = await typed(nowhere, "retry", "--all");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(
    "Unknown option '--all'.\nUsage: npm run enquiries -- retry SHL-XXXXXXXX | --dead\n",
  );
});

test("an unknown subcommand prints the valid ones", async () => {
  for (const word of ["constructor", ""]) {
    const { status, stderr } = await enquiries(nowhere, ...(word === "" ? [] : [word]));
    expect(status).toBe(1);
    expect(stderr.match(/ enquiries -- (?:list|show|export|retry|purge)/g)).toHaveLength(5);
  }
});

test("a missing database is not created", async () => {
  const { status, stderr } = await enquiries(nowhere, "list");
  expect([status, stderr]).toEqual([1, "Database /nowhere/sahil.db does not exist.\n"]);
});

test("a purge reports a lock in one sentence and erases nothing", async () => {
  const store = await openEnquiryDatabase("sqlite");
  await fill(store, [{}], "2020-01-01T00:00:00.000Z");
  const other = new DatabaseSync(store.url.slice("sqlite:".length));
  other.exec("begin immediate");
  fastForwardLockTimeouts();
  const { status, stderr } = await enquiries(store, "purge");
  other.exec("rollback");
  other.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot use the database of DATABASE_URL: [^\n]*locked[^\n]*\n$/);
  expect(await enquiriesOf(store).list({ limit: 10 })).toHaveLength(1);
});
