import {
  among,
  atLeast,
  between,
  createEntityTable,
  createIndex,
  createTextTable,
  decimal,
  flag,
  isoDay,
  type Migrating,
  optional,
  refersTo,
  required,
} from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  const number = decimal(database);
  await createEntityTable(database, "purchase_rule")
    .addColumn(
      "country_id",
      "integer",
      required(refersTo("region"), (column) => column.unique()),
    )
    .addColumn("currency", "text", required())
    .execute();

  await createEntityTable(database, "programme")
    .addColumn("country_id", "integer", required(refersTo("region")))
    .addColumn("kind", "text", required(among("kind", ["citizenship", "residence", "golden-visa"])))
    .addColumn("minimum_amount", number, required(atLeast("minimum_amount", 0)))
    .addColumn("currency", "text", required())
    .addColumn("counts", "text", required(among("counts", ["price"])))
    .addColumn("applies_to", "text")
    .addColumn("years", "integer", optional(atLeast("years", 0)))
    .addColumn("as_of", "text", required(isoDay("as_of")))
    .addColumn("illustrative", "integer", flag("illustrative"))
    .execute();
  await createIndex(database, "programme", ["country_id"]);
  await createTextTable(database, "programme")
    .addColumn("name", "text", required())
    .addColumn("conditions", "text", required())
    .addColumn("source", "text", required())
    .execute();

  await createEntityTable(database, "purchase_cost")
    .addColumn("country_id", "integer", required(refersTo("region")))
    .addColumn("charge", "text", required())
    .addColumn("base", "text", required(among("base", ["price", "loan"])))
    .addColumn("buyer_share", number, required(between("buyer_share", 0, 1)))
    .addColumn("reduction", number)
    .addColumn("vat_percent", number, optional(between("vat_percent", 0, 100)))
    .addColumn("included_in_price", "integer", flag("included_in_price"))
    .addColumn("replaces", "text")
    .addColumn("applies_to", "text")
    .addColumn("as_of", "text", required(isoDay("as_of")))
    .addColumn("illustrative", "integer", flag("illustrative"))
    .execute();
  await createIndex(database, "purchase_cost", ["country_id"]);
  await createTextTable(database, "purchase_cost")
    .addColumn("name", "text", required())
    .addColumn("note", "text", required())
    .addColumn("source", "text", required())
    .execute();
}
