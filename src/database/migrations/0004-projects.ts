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
  isoDay,
  locale,
  mediaFile,
  type Migrating,
  optional,
  ownedBy,
  refersTo,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createDevelopers(database);
  await createProjects(database);
  await createProjectLinks(database);
}

async function createDevelopers(database: Migrating): Promise<void> {
  await createEntityTable(database, "developer")
    .addColumn("name", "text", required())
    .addColumn("logo", "text", required(mediaFile))
    .addColumn("founded", "integer", required())
    .addColumn("country_id", "integer", required(refersTo("region")))
    .addColumn("delivered", "integer", required(atLeast("delivered", 0)))
    .addColumn("under_construction", "integer", required(atLeast("under_construction", 0)))
    .addColumn("image", "text", optional(mediaFile))
    .execute();
  await createIndex(database, "developer", ["country_id"]);
  await createTextTable(database, "developer")
    .addColumn("headquarters", "text", required())
    .addColumn("summary", "text", required())
    .addColumn("story", "text", required())
    .addColumn("awards", "text", required())
    .execute();
}

async function createProjects(database: Migrating): Promise<void> {
  const number = decimal(database);
  await createEntityTable(database, "project")
    .addColumn(
      "ref",
      "text",
      required((column) => column.unique()),
    )
    .addColumn("name", "text", required())
    .addColumn("country_id", "integer", required(refersTo("region")))
    .addColumn("city_id", "integer", required(refersTo("region")))
    .addColumn("town_id", "integer", optional(refersTo("region")))
    .addColumn("developer_id", "integer", required(refersTo("developer")))
    .addColumn(
      "status",
      "text",
      required(among("status", ["off-plan", "under-construction", "ready", "sold"])),
    )
    .addColumn("sale", "text", required(among("sale", ["first", "resale"])))
    .addColumn("featured", "integer", flag("featured"))
    .addColumn("published_at", "text", required(isoDay("published_at")))
    .addColumn("availability_confirmed_at", "text", optional(isoDay("availability_confirmed_at")))
    .addColumn("delivery_year", "integer", required())
    .addColumn("delivery_quarter", "integer", required(between("delivery_quarter", 1, 4)))
    .addColumn("lat", number, required(between("lat", -90, 90)))
    .addColumn("lng", number, required(between("lng", -180, 180)))
    .addColumn("permit", "text")
    .addColumn("video_slug", "text")
    .addColumn("gross_yield_pct", number, required(atLeast("gross_yield_pct", 0)))
    .addColumn(
      "service_charge_usd_per_m2_year",
      number,
      required(atLeast("service_charge_usd_per_m2_year", 0)),
    )
    .addColumn("appreciation_5y_pct", number)
    .addColumn("furnished", "integer", optional(among("furnished", [0, 1])))
    .addColumn("managed", "integer", optional(among("managed", [0, 1])))
    .addColumn("start_from_usd", "integer", required(atLeast("start_from_usd", 0)))
    .execute();
  for (const filter of [
    "country_id",
    "city_id",
    "town_id",
    "developer_id",
    "status",
    "start_from_usd",
    "published_at",
  ]) {
    await createIndex(database, "project", [filter, "published"]);
  }
  await createIndex(database, "project", ["delivery_year", "delivery_quarter"]);
  await createTextTable(database, "project")
    .addColumn("tagline", "text", required())
    .addColumn("summary", "text", required())
    .addColumn("description", "text", required())
    .addColumn("highlights", "text", required())
    .addColumn("faqs", "text", required())
    .execute();
}

async function createProjectLinks(database: Migrating): Promise<void> {
  for (const kind of ["property_type", "amenity"]) {
    const table = kind === "amenity" ? "project_amenity" : "project_type";
    await createTable(database, table)
      .addColumn("project_id", "integer", ownedBy("project"))
      .addColumn(`${kind}_id`, "integer", required(refersTo(kind)))
      .addColumn("position", "integer", required(atLeast("position", 0)))
      .addPrimaryKeyConstraint(`${table}_pkey`, ["project_id", `${kind}_id`])
      .execute();
    await createIndex(database, table, [`${kind}_id`, "project_id"]);
  }
  await createPartTable(database, "project", "image")
    .addColumn("file", "text", required(mediaFile))
    .execute();
  await createPartTable(database, "project", "floor_plan")
    .addColumn("file", "text", required(mediaFile))
    .addColumn("rooms", "text")
    .execute();
  await createPartTable(database, "project", "distance")
    .addColumn("minutes", "integer", required(atLeast("minutes", 0)))
    .addColumn("mode", "text", required(among("mode", ["walk", "drive"])))
    .execute();
  await createTable(database, "project_distance_text")
    .addColumn("project_id", "integer", ownedBy("project"))
    .addColumn("position", "integer", required())
    .addColumn("locale", "text", required(locale))
    .addColumn("place", "text", required())
    .addPrimaryKeyConstraint("project_distance_text_pkey", ["project_id", "position", "locale"])
    .execute();
}
