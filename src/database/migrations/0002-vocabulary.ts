import {
  among,
  atLeast,
  between,
  createEntityTable,
  createTextTable,
  decimal,
  isoDay,
  type Migrating,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createEntityTable(database, "currency")
    .addColumn("symbol", "text", required())
    .addColumn("rate", decimal(database), required(atLeast("rate", 0)))
    .addColumn("decimals", "integer", required(between("decimals", 0, 4)))
    .addColumn("as_of", "text", required(isoDay("as_of")))
    .execute();
  await createTextTable(database, "currency").addColumn("name", "text", required()).execute();

  await createEntityTable(database, "property_type")
    .addColumn(
      "category",
      "text",
      required(among("category", ["residential", "commercial", "land"])),
    )
    .execute();
  await createTextTable(database, "property_type")
    .addColumn("name", "text", required())
    .addColumn("plural", "text", required())
    .execute();

  await createEntityTable(database, "amenity").addColumn("icon", "text", required()).execute();
  await createTextTable(database, "amenity").addColumn("name", "text", required()).execute();

  await createEntityTable(database, "category").execute();
  await createTextTable(database, "category").addColumn("name", "text", required()).execute();
}
