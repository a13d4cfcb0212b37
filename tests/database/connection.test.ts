import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#database/open.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

describeOnEngines("a connection", (openTestDatabase) => {
  test("selects return rows and inserts return the requested columns", async () => {
    const database = await openTestDatabase();
    const amenity = {
      slug: "pool",
      published: 1 as const,
      position: 0,
      content_hash: "",
      icon: "waves",
    };
    const inserted = await database
      .insertInto("amenity")
      .values(amenity)
      .returning(["id", "slug"])
      .execute();
    expect(inserted).toEqual([{ id: 1, slug: "pool" }]);
    expect(await database.selectFrom("amenity").select(["icon", "published"]).execute()).toEqual([
      { icon: "waves", published: 1 },
    ]);
    const updated = await database
      .updateTable("amenity")
      .set({ icon: "bath" })
      .where("id", "=", 1)
      .executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await database.deleteFrom("amenity").where("id", "=", 2).executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(0n);
  });

  test("counts, sums and averages are numbers", async () => {
    const database = await openTestDatabase({ migrated: false });
    const { rows } = await sql`
      select count(*) as counted, sum(value) as summed, avg(value) as averaged
      from (select cast(1 as integer) as value union all select cast(4 as integer)) as listed
    `.execute(database);
    expect(rows[0]).toEqual({ counted: 2, summed: 5, averaged: 2.5 });
  });

  test("decimals keep their precision", async () => {
    const database = await openTestDatabase();
    const lira = {
      slug: "TRY",
      published: 1 as const,
      position: 0,
      content_hash: "",
      symbol: "₺",
      rate: 47.8125,
      decimals: 0,
    };
    await database
      .insertInto("currency")
      .values({ ...lira, as_of: "2026-11-16" })
      .execute();
    expect(await database.selectFrom("currency").select("rate").execute()).toEqual([
      { rate: 47.8125 },
    ]);
  });

  test("rejects unknown enum values, out-of-range numbers and dangling references", async () => {
    const database = await openTestDatabase();
    const wrongly = [
      "insert into property_type (slug, published, position, content_hash, category) values ('x', 1, 0, '', 'castle')",
      "insert into category (slug, published, position, content_hash) values ('x', 1, -1, '')",
      "insert into category_text (category_id, locale, name) values (7, 'en', 'News')",
    ];
    for (const statement of wrongly)
      await expect(sql.raw(statement).execute(database)).rejects.toThrow(/constraint/i);
  });

  test("a transaction that fails leaves nothing behind", async () => {
    const database = await openTestDatabase();
    const category = { slug: "news", published: 1 as const, position: 0, content_hash: "" };
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto("category").values(category).execute();
      throw new Error("broken off");
    });
    await expect(failing).rejects.toThrow("broken off");
    expect(await database.selectFrom("category").selectAll().execute()).toEqual([]);
  });
});

test("refuses a database URL of another kind", () => {
  expect(() => openDatabase("mysql://localhost/test")).toThrow("sqlite: or postgres://");
});
