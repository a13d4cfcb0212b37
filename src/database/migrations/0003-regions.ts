import {
  among,
  atLeast,
  between,
  createEntityTable,
  createIndex,
  createPartTable,
  createTable,
  createTextTable,
  decimal,
  flag,
  mediaFile,
  type Migrating,
  optional,
  ownedBy,
  refersTo,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  const number = decimal(database);
  await createEntityTable(database, "region")
    .addColumn("kind", "text", required(among("kind", ["country", "city", "town"])))
    .addColumn("parent_id", "integer", optional(refersTo("region")))
    .addColumn("iso", "text")
    .addColumn("currency", "text")
    .addColumn("capital", "text")
    .addColumn("whatsapp", "text", optional(among("whatsapp", ["turkey", "uae"])))
    .addColumn("image", "text", optional(mediaFile))
    .addColumn("lat", number, required(between("lat", -90, 90)))
    .addColumn("lng", number, required(between("lng", -180, 180)))
    .addColumn("zoom", number, required(between("zoom", 0, 22)))
    .addColumn("featured", "integer", flag("featured"))
    .addColumn("population", "integer", optional(atLeast("population", 0)))
    .addColumn("average_price_usd_per_m2", number, optional(atLeast("average_price_usd_per_m2", 0)))
    .addColumn("price_change_1y_pct", number)
    .addColumn("gross_yield_pct", number)
    .addColumn("occupancy_pct", number)
    .addColumn("foreign_share_pct", number)
    .addColumn("distance_to_sea_km", number, optional(atLeast("distance_to_sea_km", 0)))
    .addColumn("distance_to_centre_km", number, optional(atLeast("distance_to_centre_km", 0)))
    .addColumn("distance_to_airport_km", number, optional(atLeast("distance_to_airport_km", 0)))
    .execute();
  await createIndex(database, "region", ["parent_id"]);
  await createIndex(database, "region", ["kind", "published"]);
  await createTextTable(database, "region")
    .addColumn("name", "text", required())
    .addColumn("name_in", "text", required())
    .addColumn("summary", "text", required())
    .addColumn("intro", "text", required())
    .addColumn("airport", "text")
    .addColumn("highlights", "text", required())
    .addColumn("guide", "text", required())
    .execute();

  await createTable(database, "region_price")
    .addColumn("region_id", "integer", ownedBy("region"))
    .addColumn("year", "integer", required())
    .addColumn("usd_per_m2", number, required(atLeast("usd_per_m2", 0)))
    .addPrimaryKeyConstraint("region_price_pkey", ["region_id", "year"])
    .execute();
  await createPartTable(database, "region", "similar")
    .addColumn("similar_slug", "text", required())
    .execute();
}
