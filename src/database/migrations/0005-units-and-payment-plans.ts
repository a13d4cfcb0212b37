import { sql } from "kysely";
import {
  among,
  atLeast,
  between,
  createIndex,
  createNumberedTable,
  createTable,
  createTextTable,
  decimal,
  locale,
  type Migrating,
  optional,
  ownedBy,
  refersTo,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  await createUnits(database);
  await createPaymentPlans(database);
}

async function createUnits(database: Migrating): Promise<void> {
  await createNumberedTable(database, "unit")
    .addColumn("project_id", "integer", ownedBy("project"))
    .addColumn("position", "integer", required(atLeast("position", 0)))
    .addColumn("property_type_id", "integer", required(refersTo("property_type")))
    .addColumn("rooms", "text")
    .addColumn("bedrooms", "integer", optional(atLeast("bedrooms", 0)))
    .addColumn("bathrooms", "integer", optional(atLeast("bathrooms", 0)))
    .addColumn("area_min_m2", "integer", required(atLeast("area_min_m2", 1)))
    .addColumn("area_max_m2", "integer", required())
    .addColumn("price_from_usd", "integer", required(atLeast("price_from_usd", 0)))
    .addColumn("price_to_usd", "integer")
    .addColumn("total", "integer", required(atLeast("total", 0)))
    .addColumn("available", "integer", required(atLeast("available", 0)))
    .addColumn("sold", "integer", required(atLeast("sold", 0)))
    .addUniqueConstraint("unit_place", ["project_id", "position"])
    .addCheckConstraint("unit_area_ascends", sql`area_max_m2 >= area_min_m2`)
    .addCheckConstraint("unit_price_ascends", sql`price_to_usd >= price_from_usd`)
    .addCheckConstraint("unit_counts_agree", sql`available + sold <= total`)
    .execute();
  await createIndex(database, "unit", ["property_type_id", "project_id"]);
  await createIndex(database, "unit", ["price_from_usd"]);
  await createIndex(database, "unit", ["bedrooms"]);
}

async function createPaymentPlans(database: Migrating): Promise<void> {
  const moments = [
    "signing",
    "after-signing",
    "monthly",
    "quarterly",
    "milestone",
    "handover",
    "title-transfer",
  ];
  await createNumberedTable(database, "payment_plan")
    .addColumn("project_id", "integer", ownedBy("project"))
    .addColumn("position", "integer", required(atLeast("position", 0)))
    .addUniqueConstraint("payment_plan_place", ["project_id", "position"])
    .execute();
  await createTextTable(database, "payment_plan")
    .addColumn("name", "text")
    .addColumn("note", "text")
    .execute();

  await createTable(database, "payment_stage")
    .addColumn("payment_plan_id", "integer", ownedBy("payment_plan"))
    .addColumn("position", "integer", required(atLeast("position", 0)))
    .addColumn("moment", "text", required(among("moment", moments)))
    .addColumn("percent", decimal(database), required(between("percent", 0, 100)))
    .addColumn("count", "integer", optional(atLeast("count", 1)))
    .addColumn("days", "integer", optional(atLeast("days", 0)))
    .addColumn("start", "text", optional(among("start", ["handover", "title-transfer"])))
    .addPrimaryKeyConstraint("payment_stage_pkey", ["payment_plan_id", "position"])
    .execute();
  await createTable(database, "payment_stage_text")
    .addColumn("payment_plan_id", "integer", ownedBy("payment_plan"))
    .addColumn("position", "integer", required())
    .addColumn("locale", "text", required(locale))
    .addColumn("label", "text", required())
    .addPrimaryKeyConstraint("payment_stage_text_pkey", ["payment_plan_id", "position", "locale"])
    .execute();
}
