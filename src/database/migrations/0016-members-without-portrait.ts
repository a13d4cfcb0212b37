import { sql } from "kysely";
import { mediaFile, type Migrating, optional } from "#database/tables.ts";

/** SQLite before 3.53 cannot drop "not null", and dropping the table would cascade to its texts, so the column is replaced. */
export async function up(database: Migrating): Promise<void> {
  const { schema } = database;
  await schema.alterTable("team_member").renameColumn("portrait", "required_portrait").execute();
  await schema
    .alterTable("team_member")
    .addColumn("portrait", "text", optional(mediaFile))
    .execute();
  await sql`update team_member set portrait = required_portrait`.execute(database);
  await schema.alterTable("team_member").dropColumn("required_portrait").execute();
}
