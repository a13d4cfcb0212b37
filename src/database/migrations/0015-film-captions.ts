import { mediaFile, type Migrating, optional } from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await database.schema
    .alterTable("video_text")
    .addColumn("captions", "text", optional(mediaFile))
    .execute();
}
