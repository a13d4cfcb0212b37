import type { Selectable } from "kysely";
import type { Database } from "#database/schema.ts";
import { bedroomsOf } from "#domain/rooms.ts";
import type { Unit } from "#content/kinds/unit.ts";
import type { Ids } from "#content/rows/ids.ts";

export function unitRow(unit: Unit, position: number, ids: Ids) {
  return {
    position,
    property_type_id: ids.idOf("property_type", unit.type),
    rooms: unit.rooms,
    bedrooms: unit.rooms === null ? null : bedroomsOf(unit.rooms),
    bathrooms: unit.bathrooms,
    area_min_m2: unit.areaM2.min,
    area_max_m2: unit.areaM2.max,
    price_from_usd: unit.priceUsd.from,
    price_to_usd: unit.priceUsd.to,
    total: unit.total,
    available: unit.available,
    sold: unit.sold,
  };
}

export function unitOf(
  row: Omit<Selectable<Database["unit"]>, "id" | "project_id">,
  ids: Ids,
): Unit {
  return {
    rooms: row.rooms,
    bathrooms: row.bathrooms ?? 0,
    areaM2: { min: row.area_min_m2, max: row.area_max_m2 },
    priceUsd: { from: row.price_from_usd, to: row.price_to_usd },
    type: ids.slugOf("property_type", row.property_type_id),
    total: row.total,
    available: row.available,
    sold: row.sold,
  };
}
