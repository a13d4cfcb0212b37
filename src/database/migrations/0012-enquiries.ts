import {
  among,
  atLeast,
  createIndex,
  createNumberedTable,
  createTable,
  isoDay,
  locale,
  type Migrating,
  optional,
  ownedBy,
  required,
} from "#database/tables.ts";

const kinds = ["contact", "project", "viewing", "partnership", "opening"];
const channels = ["whatsapp", "phone", "email", "telegram", "wechat"];
const targets = ["webhook", "email", "hubspot", "bitrix24", "kommo"];

export async function up(database: Migrating): Promise<void> {
  await createNumberedTable(database, "enquiry")
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("submission", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", required(among("kind", kinds)))
    .addColumn("received_at", "text", required())
    .addColumn("locale", "text", required(locale))
    .addColumn("name", "text", optional())
    .addColumn("phone", "text", optional())
    .addColumn("email", "text", optional())
    .addColumn("email_key", "text", optional())
    .addColumn("channel", "text", required(among("channel", channels)))
    .addColumn("answer_locale", "text", required())
    .addColumn("message", "text", optional())
    .addColumn("consent_version", "text", required(isoDay("consent_version")))
    .addColumn("page", "text", required())
    .addColumn("details", "text", required())
    .execute();
  await createIndex(database, "enquiry", ["received_at"]);
  await createIndex(database, "enquiry", ["phone"]);
  await createIndex(database, "enquiry", ["email_key"]);

  await createNumberedTable(database, "enquiry_delivery")
    .addColumn("enquiry_id", "integer", ownedBy("enquiry"))
    .addColumn("target", "text", required(among("target", targets)))
    .addColumn("state", "text", required(among("state", ["waiting", "delivered", "dead"])))
    .addColumn("attempts", "integer", required(atLeast("attempts", 0)))
    .addColumn("due_at", "text", required())
    .addColumn("claim", "text", optional())
    .addColumn("first_due_at", "text", required())
    .addColumn("delivered_at", "text", optional())
    .addColumn("last_fault", "text", optional())
    .addUniqueConstraint("enquiry_delivery_once", ["enquiry_id", "target"])
    .execute();
  await createIndex(database, "enquiry_delivery", ["state", "target", "due_at"]);

  await createTable(database, "enquiry_limit")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "text", required())
    .addColumn("count", "integer", required(atLeast("count", 1)))
    .execute();
  await createIndex(database, "enquiry_limit", ["expires_at"]);
}
