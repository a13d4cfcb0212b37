import { createIndex, type Migrating } from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  const { schema } = database;
  await schema.alterTable("announcement").renameTo("indexnow_state").execute();
  await schema.alterTable("indexnow_state").renameColumn("edition", "content_version").execute();
  await schema.alterTable("announced_page").renameTo("indexnow_page").execute();
  await schema.dropIndex("announced_page_by_waiting").execute();
  await createIndex(database, "indexnow_page", ["waiting"]);
}
