import {
  createEntityTable,
  createIndex,
  createTextTable,
  isoDay,
  mediaFile,
  type Migrating,
  optional,
  refersTo,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createEntityTable(database, "filter_page").addColumn("query", "text", required()).execute();
  await createTextTable(database, "filter_page")
    .addColumn("title", "text", required())
    .addColumn("heading", "text", required())
    .addColumn("intro", "text", required())
    .execute();

  await createEntityTable(database, "page")
    .addColumn("hero_image", "text", optional(mediaFile))
    .addColumn("version", "text", optional(isoDay("version")))
    .execute();
  await createTextTable(database, "page")
    .addColumn("title", "text", required())
    .addColumn("description", "text", required())
    .addColumn("hero_heading", "text", required())
    .addColumn("hero_text", "text", required())
    .addColumn("sections", "text", required())
    .execute();

  await createEntityTable(database, "landing")
    .addColumn("country_id", "integer", required(refersTo("region")))
    .addColumn("hero_image", "text", required(mediaFile))
    .execute();
  await createIndex(database, "landing", ["country_id"]);
  await createTextTable(database, "landing")
    .addColumn("title", "text", required())
    .addColumn("description", "text", required())
    .addColumn("hero_heading", "text", required())
    .addColumn("hero_text", "text", required())
    .addColumn("copy", "text", required())
    .execute();

  await createEntityTable(database, "footer_group")
    .addColumn("paths", "text", required())
    .execute();
  await createTextTable(database, "footer_group")
    .addColumn("title", "text", required())
    .addColumn("links", "text", required())
    .execute();

  await createEntityTable(database, "setting").addColumn("value", "text", required()).execute();
  await createTextTable(database, "setting").addColumn("value", "text", required()).execute();
}
