/** The only PostgreSQL tests of `npm test`; `npm run test:all` runs the whole suite on it. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrateToLatest } from "#database/migrate.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { describeOnPostgres } from "#tests/support/databases.ts";
import { openDemoDatabase, sharedDemoDatabase } from "#tests/support/demo-database.ts";

const requests: [language: string, path: string][] = [
  ["en", "/pages/home"],
  ["en", "/projects/types/properties/properties"],
  ["ar", "/projects/types/properties/properties?status=off-plan&rooms=2-1&sort=price&page=2"],
  ["en", "/projects/types/properties/properties?q=sea view"],
  ["ru", "/projects/types/properties/properties?q=вилла"],
  ["zh", "/projects/types/properties/properties?q=公寓"],
  ["tr", "/projects/suggestions?query=ist"],
];

describeOnPostgres("PostgreSQL", (openTestDatabase) => {
  test("answers the API as SQLite does", async () => {
    const here = createTestApi(await openDemoDatabase(openTestDatabase));
    const there = createTestApi(await sharedDemoDatabase("sqlite"));
    for (const [language, path] of requests) {
      const init = { headers: { "X-localization": language } };
      const [answer, expected] = await Promise.all([here.ask(path, init), there.ask(path, init)]);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, await answer.json()]).toEqual([path, await expected.json()]);
    }
    expect(here.failures).toEqual([]);
  });

  test("stores an enquiry once, however often it is sent", async () => {
    const database = await openTestDatabase();
    const enquiries = openEnquiries(database, { targets: ["webhook"], limits: noLimits });
    const submission = exampleSubmission({});
    const receipts = [await enquiries.receive(submission), await enquiries.receive(submission)];
    expect(receipts.map(({ outcome }) => outcome)).toEqual(["accepted", "accepted"]);
    const { count } = await database
      .selectFrom("enquiry")
      .select(sql<number>`cast(count(*) as integer)`.as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test("takes every migration, and none twice", async () => {
    const database = await openTestDatabase({ migrated: false });
    await migrateToLatest(database);
    await migrateToLatest(database);
    const tables = await database.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["project", "enquiry"]));
  });
});
