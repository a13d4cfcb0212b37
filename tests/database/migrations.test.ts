import { sql } from "kysely";
import { expect, test } from "vitest";
import { DatabaseNewerThanCode, DatabaseUnavailable } from "#database/errors.ts";
import { engineOf } from "#database/engine.ts";
import { migrateToLatest, migrations } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { createSearchTables } from "#database/search/documents.ts";
import { matchDocuments } from "#database/search/match-documents.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

const someEnquiry = {
  reference: "E-1",
  submission: "digest",
  kind: "contact",
  received_at: "2026-11-21T09:00:00.000Z",
  locale: "tr",
  name: "Ada",
  phone: null,
  email: "ada@example.com",
  email_key: "ada@example.com",
  channel: "email",
  answer_locale: "en",
  message: null,
  consent_version: "2026-01-01",
  page: "/tr",
  details: "{}",
} as const;
const someDelivery = {
  enquiry_id: 7,
  target: "webhook",
  state: "waiting",
  attempts: 0,
  due_at: "2026-11-21T09:00:00.000Z",
  claim: null,
  first_due_at: "2026-11-21T09:00:00.000Z",
  delivered_at: null,
  last_fault: null,
} as const;

describeOnEngines("migrations", (openTestDatabase) => {
  test("migrate an empty database once", async () => {
    const database = await openTestDatabase({ migrated: false });
    expect(await migrateToLatest(database)).toEqual(Object.keys(migrations));
    expect(await migrateToLatest(database)).toEqual([]);
    expect(await database.selectFrom("project").selectAll().execute()).toEqual([]);
  });

  test("give existing rows an empty list of alternative names", async () => {
    const database = await openTestDatabase({ migrated: false });
    const older = Object.entries(migrations).filter(([name]) => name < "0010");
    for (const [, { up }] of older) await up(database);
    await sql`insert into amenity values (1, 'pool', 1, 0, '', 'waves')`.execute(database);
    await sql`insert into amenity_text values (1, 'en', 'Pool')`.execute(database);
    await migrations["0010-further-names"]?.up(database);
    const names = database.selectFrom("amenity_text").select(["name", "also_called"]);
    expect(await names.execute()).toEqual([{ name: "Pool", also_called: "[]" }]);
  });

  test("force a rebuild of the text index where its tables change", async () => {
    const database = await openTestDatabase({ migrated: false });
    const older = Object.entries(migrations).filter(([name]) => name < "0013");
    for (const [, { up }] of older) await up(database);
    await sql`insert into search_state values (1, 2)`.execute(database);
    for (const name of ["0013-search-table-a-language", "0014-one-vector-a-project"])
      await migrations[name]?.up(database);
    const isOther = engineOf(database) === "postgres";
    const states = await database.selectFrom("search_state").select("version").execute();
    expect(states).toEqual(isOther ? [] : [{ version: 2 }]);
    expect(await matchDocuments(database, "ar", { exact: ["term"], prefixes: [] })).toEqual([]);
  });

  test("make portraits optional and keep existing ones", async () => {
    const database = await openTestDatabase({ migrated: false });
    const older = Object.entries(migrations).filter(([name]) => name < "0016");
    for (const [, { up }] of older) await up(database);
    await sql`insert into media values (1, 'ada.jpg', 1, 0, '', 'portrait', null, 4, 5, '', '', '')`.execute(
      database,
    );
    await sql`insert into department values (1, 'sales', 1, 0, '')`.execute(database);
    await sql`insert into team_member values (1, 'ada', 1, 0, '', 1, 'Ada', 'ada.jpg', '[]', 'uae')`.execute(
      database,
    );
    await sql`insert into team_member_text values (1, 'en', 'Adviser', 'Knows the hill')`.execute(
      database,
    );
    await migrations["0016-members-without-portrait"]?.up(database);
    const portraits = database.selectFrom("team_member").select(["slug", "portrait"]);
    expect(await portraits.execute()).toEqual([{ slug: "ada", portrait: "ada.jpg" }]);
    const texts = database.selectFrom("team_member_text").select("title");
    expect(await texts.execute()).toEqual([{ title: "Adviser" }]);
    const toNowhere = database.updateTable("team_member").set({ portrait: "no.jpg" }).execute();
    await expect(toNowhere).rejects.toThrow(/foreign key/i);
    await database.updateTable("team_member").set({ portrait: null }).execute();
    expect(await portraits.execute()).toEqual([{ slug: "ada", portrait: null }]);
  });

  test("take any language, and keep the texts, enquiries and deliveries of an older version", async () => {
    const database = await openTestDatabase({ migrated: false });
    const older = Object.entries(migrations).filter(([name]) => name < "0019");
    for (const [, { up }] of older) await up(database);
    await sql`insert into amenity values (1, 'pool', 1, 0, '', 'waves')`.execute(database);
    await sql`insert into amenity_text values (1, 'en', 'Pool', '["basin"]')`.execute(database);
    await database
      .insertInto("enquiry")
      .values({ ...someEnquiry, id: 7 })
      .execute();
    await database.insertInto("enquiry_delivery").values(someDelivery).execute();
    const read = async () => ({
      texts: await database.selectFrom("amenity_text").selectAll().execute(),
      enquiries: await database.selectFrom("enquiry").selectAll().execute(),
      deliveries: await database.selectFrom("enquiry_delivery").selectAll().execute(),
    });
    const before = await read();
    const inGerman = () =>
      sql`insert into amenity_text values (1, 'de', 'Schwimmbad', '[]')`.execute(database);
    await expect(inGerman()).rejects.toThrow(/check/i);

    await migrations["0019-any-language"]?.up(database);
    expect(await read()).toEqual(before);
    await inGerman();
    await expect(inGerman()).rejects.toThrow(/unique/i);
    await sql`update enquiry set locale = 'de'`.execute(database);
    await sql`delete from amenity`.execute(database);
    expect((await read()).texts).toEqual([]); // they still go with what they describe
  });

  test("rename the IndexNow tables and keep their rows", async () => {
    const database = await openTestDatabase({ migrated: false });
    const older = Object.entries(migrations).filter(([name]) => name < "0021");
    for (const [, { up }] of older) await up(database);
    await sql`insert into announcement values (1, '1 2026-11-21', '2026-11-21T09:00:00.000Z', null, 2, null)`.execute(
      database,
    );
    await sql`insert into announced_page values ('/turkey', 'digest', 1)`.execute(database);

    await migrations["0021-indexnow-names"]?.up(database);
    const state = await database.selectFrom("indexnow_state").selectAll().execute();
    expect(state).toMatchObject([{ content_version: "1 2026-11-21", attempts: 2 }]);
    const pages = await database.selectFrom("indexnow_page").selectAll().execute();
    expect(pages).toEqual([{ path: "/turkey", digest: "digest", waiting: 1 }]);
  });

  test("leave no table that lists the languages", async () => {
    const database = await openTestDatabase();
    const { rows } =
      engineOf(database) === "sqlite"
        ? await sql`select name from sqlite_schema where sql like '%"locale" in (%'`.execute(
            database,
          )
        : await sql`select conname from pg_constraint where connamespace = current_schema()::regnamespace and conname like '%locale_check'`.execute(
            database,
          );
    expect(rows).toEqual([]);
  });

  test("build the text index of a language that has none yet", async () => {
    const database = await openTestDatabase();
    if (engineOf(database) === "sqlite") await sql`drop table project_search_zh`.execute(database);
    await createSearchTables(database);
    expect(await matchDocuments(database, "zh", { exact: ["term"], prefixes: [] })).toEqual([]);
  });

  test("refuse a database migrated by a later version, and name the unknown migrations", async () => {
    const database = await openTestDatabase({ migrated: false });
    await migrateToLatest(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-later', '2030-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await expect(migrateToLatest(database)).rejects.toThrow(DatabaseNewerThanCode);
    await expect(migrateToLatest(database)).rejects.toThrow(
      "migrated by a newer version: 9999-from-later",
    );
  });
});

test("report in one sentence that a database cannot be opened", async () => {
  const database = openDatabase("sqlite:package.json/test.db");
  await expect(migrateToLatest(database)).rejects.toThrow(DatabaseUnavailable);
  await expect(migrateToLatest(database)).rejects.toThrow(
    /^Cannot use the database of DATABASE_URL: .*package.json.*\.$/,
  );
});

test("report in one sentence that a server does not answer", async () => {
  const database = openDatabase("postgres://nobody@localhost:1/nothing");
  await expect(migrateToLatest(database)).rejects.toThrow(
    /^Cannot use the database of DATABASE_URL: .*ECONNREFUSED.*\.$/,
  );
});
