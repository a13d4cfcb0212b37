import type { Migrating } from "#database/tables.ts";

/** Which number answers follows from the place: `domain/contact-line.ts`. */
export async function up(database: Migrating): Promise<void> {
  await database.schema.alterTable("region").dropColumn("whatsapp").execute();
}
