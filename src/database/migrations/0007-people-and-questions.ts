import {
  among,
  between,
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
  await createTeam(database);

  await createEntityTable(database, "testimonial")
    .addColumn("name", "text", required())
    .addColumn("nationality", "text", required())
    .addColumn("country_id", "integer", required(refersTo("region")))
    .addColumn("rating", "integer", required(between("rating", 1, 5)))
    .addColumn("project_id", "integer", optional(refersTo("project")))
    .addColumn("date", "text", required(isoDay("date")))
    .execute();
  await createIndex(database, "testimonial", ["country_id"]);
  await createIndex(database, "testimonial", ["project_id"]);
  await createTextTable(database, "testimonial").addColumn("quote", "text", required()).execute();

  await createEntityTable(database, "faq").addColumn("topic", "text", required()).execute();
  await createIndex(database, "faq", ["topic"]);
  await createTextTable(database, "faq")
    .addColumn("question", "text", required())
    .addColumn("answer", "text", required())
    .execute();
}

async function createTeam(database: Migrating): Promise<void> {
  await createEntityTable(database, "department").execute();
  await createTextTable(database, "department").addColumn("name", "text", required()).execute();
  await createEntityTable(database, "team_member")
    .addColumn("department_id", "integer", required(refersTo("department")))
    .addColumn("name", "text", required())
    .addColumn("portrait", "text", required(mediaFile))
    .addColumn("languages", "text", required())
    .addColumn("whatsapp", "text", required(among("whatsapp", ["turkey", "uae"])))
    .execute();
  await createIndex(database, "team_member", ["department_id"]);
  await createTextTable(database, "team_member")
    .addColumn("title", "text", required())
    .addColumn("bio", "text", required())
    .execute();
}
