import {
  atLeast,
  createEntityTable,
  createTable,
  createTextTable,
  type Migrating,
  optional,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createEntityTable(database, "media")
    .addColumn("kind", "text", required())
    .addColumn("country_slug", "text")
    .addColumn("width", "integer", optional(atLeast("width", 1)))
    .addColumn("height", "integer", optional(atLeast("height", 1)))
    .addColumn("color", "text")
    .addColumn("url", "text", required())
    .addColumn("variants", "text", required())
    .execute();
  await createTextTable(database, "media").addColumn("alt", "text", required()).execute();

  await createTable(database, "former_slug")
    .addColumn("kind", "text", required())
    .addColumn("slug", "text", required())
    .addColumn("current_slug", "text", required())
    .addPrimaryKeyConstraint("former_slug_pkey", ["kind", "slug"])
    .execute();
  await createTable(database, "content_state")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("generation", "integer", required(atLeast("generation", 0)))
    .addColumn("loaded_at", "text", required())
    .execute();
}
