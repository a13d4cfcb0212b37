import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#database/schema.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

const noon = new Date("2026-11-21T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * 3_600_000);

type Parts = Parameters<typeof exampleSubmission>[0];

async function filled(database: Kysely<Database>, all: readonly Parts[]): Promise<string[]> {
  const references: string[] = [];
  for (const [place, parts] of all.entries()) {
    const receipt = await openEnquiries(database, {
      targets: ["webhook", "email"],
      limits: noLimits,
      now: () => hoursAgo(all.length - place),
    }).receive(exampleSubmission(parts));
    if (receipt.outcome !== "accepted") throw new Error(receipt.outcome);
    references.push(receipt.reference);
  }
  return references;
}

const open = (database: Kysely<Database>) =>
  openEnquiries(database, { targets: [], limits: noLimits, now: () => noon });

function setDeliveries(
  database: Kysely<Database>,
  changed: { state?: "waiting" | "delivered" | "dead"; claim?: string; due_at?: string },
  id: number,
) {
  return database
    .updateTable("enquiry_delivery")
    .set(changed)
    .where("enquiry_id", "=", id)
    .execute();
}

describeOnEngines("enquiry administration", (openTestDatabase) => {
  test("lists the newest first, filtered by kind, time and delivery state", async () => {
    const database = await openTestDatabase();
    const [first, second, third] = await filled(database, [
      {},
      { enquiry: { kind: "project" } },
      { enquiry: { kind: "viewing" } },
    ]);
    const enquiries = open(database);
    const references = async (filter: Omit<Parameters<typeof enquiries.list>[0], "limit">) =>
      (await enquiries.list({ limit: 10, ...filter })).map(({ reference }) => reference);
    expect(await references({})).toEqual([third, second, first]);
    expect(await references({ kind: "project" })).toEqual([second]);
    expect(await references({ since: hoursAgo(2) })).toEqual([third, second]);
    const [newest] = await enquiries.list({ limit: 1 });
    expect(newest?.reference).toBe(third);
    expect(await references({ before: newest?.id })).toEqual([second, first]);
    await setDeliveries(database, { state: "dead" }, newest?.id ?? 0);
    expect(await references({ state: "dead" })).toEqual([third]);
    expect(await references({ state: "waiting" })).toEqual([second, first]);
    expect(await references({ state: "delivered" })).toEqual([]);
    await setDeliveries(
      database,
      { state: "delivered" },
      (await enquiries.find(first ?? ""))?.id ?? 0,
    );
    expect(await references({ state: "delivered" })).toEqual([first]);
    expect(await enquiries.count({})).toEqual({ enquiries: 3, dead: 1 });
    expect(await enquiries.count({ kind: "project" })).toEqual({ enquiries: 1, dead: 0 });
    expect(await enquiries.find("SHL-00000000")).toBeNull();
  });

  test("retries dead deliveries for three more days, and leaves those in progress", async () => {
    const database = await openTestDatabase();
    const [dead, inProgress, delivered] = await filled(database, [{}, {}, {}].map(mine));
    const enquiries = open(database);
    const idOf = async (reference = "") => (await enquiries.find(reference))?.id ?? 0;
    await setDeliveries(database, { state: "dead" }, await idOf(dead));
    await setDeliveries(
      database,
      { claim: "x", due_at: "2026-11-21T12:01:00.000Z" },
      await idOf(inProgress),
    );
    await setDeliveries(database, { state: "delivered" }, await idOf(delivered));
    expect(await enquiries.retry({ reference: inProgress ?? "" })).toBe(0);
    expect(await enquiries.retry({ reference: delivered ?? "" })).toBe(0);
    expect(await enquiries.retry("all-dead")).toBe(2);
    expect((await enquiries.find(dead ?? ""))?.deliveries).toMatchObject(
      [1, 2].map(() => ({
        state: "waiting",
        attempts: 0,
        dueAt: noon.toISOString(),
        firstDueAt: noon.toISOString(),
      })),
    );
    expect(await enquiries.retry("all-dead")).toBe(0);
    expect(await enquiries.retry({ reference: dead ?? "" })).toBe(2);
  });

  test("purges enquiries received before a time, and only counts on a dry run", async () => {
    const database = await openTestDatabase();
    await filled(database, [{}, {}, {}].map(mine));
    const enquiries = open(database);
    const options = { receivedBefore: hoursAgo(1) };
    const purged = { enquiries: 2, undelivered: 4, leavesTrace: false };
    expect(await enquiries.purge({ ...options, dryRun: true })).toEqual(purged);
    expect(await enquiries.list({ limit: 10 })).toHaveLength(3);
    expect(await enquiries.purge({ ...options, dryRun: false })).toEqual(purged);
    expect(await enquiries.list({ limit: 10 })).toHaveLength(1);
    expect(await database.selectFrom("enquiry_delivery").select("id").execute()).toHaveLength(2);
  });

  test("purges launch notifications of one page with its subpages in every language, or all", async () => {
    const database = await openTestDatabase();
    const subscription = (page: string) => ({
      enquiry: { kind: "opening", phone: null } as const,
      context: { page },
    });
    const pages = ["/en/syria", "/ar/syria", "/tr/syria/damascus", "/tr/coming-soon"];
    await filled(database, [...pages, "/en/syria-and-lebanon", "/en/s_ria/x"].map(subscription));
    await filled(database, [{ context: { page: "/en/syria" } }]);
    const enquiries = open(database);
    const syria = { page: "/syria", dryRun: false };
    expect(await enquiries.purgeLaunchNotifications({ ...syria, dryRun: true })).toMatchObject({
      enquiries: 3,
    });
    const literally = { page: "/s_ria", dryRun: true };
    expect(await enquiries.purgeLaunchNotifications(literally)).toMatchObject({ enquiries: 1 });
    expect(await enquiries.purgeLaunchNotifications(syria)).toMatchObject({ enquiries: 3 });
    expect(await enquiries.purgeLaunchNotifications(syria)).toMatchObject({ enquiries: 0 });
    expect(await enquiries.purgeLaunchNotifications({ page: "all", dryRun: false })).toMatchObject({
      enquiries: 3,
    });
    expect(await enquiries.list({ limit: 10 })).toHaveLength(1);
  });

  test("erases a person by case-insensitive e-mail or by phone, and no one else", async () => {
    const database = await openTestDatabase();
    const person = [
      { enquiry: { email: "Ölçer@Örnek.com", phone: null, message: "the first of hers" } },
      { enquiry: { email: null, phone: "+905321234567", message: "the second of hers" } },
      { enquiry: { email: "olcer@ornek.com", phone: "+905321234568", message: "of another" } },
    ];
    await filled(database, person);
    const enquiries = open(database);
    const byEmail = { email: " ölçer@örnek.COM " };
    const one = { enquiries: 1, undelivered: 2, leavesTrace: false };
    expect(await enquiries.erasePerson(byEmail, { dryRun: true })).toEqual(one);
    expect(await enquiries.erasePerson(byEmail, { dryRun: false })).toEqual(one);
    expect(await enquiries.erasePerson({ phone: "+905321234567" }, { dryRun: false })).toEqual(one);
    const rest = await enquiries.list({ limit: 10 });
    expect(rest.map(({ enquiry }) => enquiry.message)).toEqual(["of another"]);
    const columns = await database.selectFrom("enquiry").selectAll().execute();
    expect(JSON.stringify(columns)).not.toMatch(/hers|ölçer|4567/i);
    expect(await database.selectFrom("enquiry_delivery").select("id").execute()).toHaveLength(2);
  });
});

/** Another person for each. */
function mine(_: object, place: number): Parts {
  return { enquiry: { phone: `+96650000000${place}` } };
}
