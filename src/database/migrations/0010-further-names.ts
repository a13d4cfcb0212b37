import { sql } from "kysely";
import { type Migrating, required } from "#database/tables.ts";

export async function up(database: Migrating): Promise<void> {
  for (const table of ["property_type_text", "amenity_text", "region_text", "developer_text"]) {
    await database.schema
      .alterTable(table)
      .addColumn(
        "also_called",
        "text",
        required((column) => column.defaultTo(sql.lit("[]"))),
      )
      .execute();
  }
}
