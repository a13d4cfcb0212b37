import { createEntityTable, createTextTable, type Migrating, required } from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createEntityTable(database, "share_picture").execute();
  await createTextTable(database, "share_picture")
    .addColumn("url", "text", required())
    .addColumn("alt", "text", required())
    .execute();
}
