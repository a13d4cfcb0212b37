/** Conditions on unit rows. They are compiled together because one and the same row has to meet them all. */
import { expressionBuilder, type Expression, type SqlBool } from "kysely";
import type { Database } from "#database/schema.ts";
import { bedroomsOf } from "#domain/rooms.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { idsOf, type Directory } from "#catalog/search/directory.ts";

export type RowGroup = "type" | "rooms" | "price" | "area";
export type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Database, "project" | "unit">();

/** A row counts while it is free; of a sold project every row does. */
export const onOffer: Condition = eb.or([
  eb("unit.available", ">", 0),
  eb("project.status", "=", "sold"),
]);

/** The conditions that criteria set, by filter group. */
export function rowConditions(
  criteria: SearchCriteria,
  directory: Directory,
): Partial<Record<RowGroup, Condition>> {
  const { type, rooms, price, area } = criteria;
  return {
    ...(type.length > 0 && { type: ofTypes(idsOf(directory.type, type)) }),
    ...(rooms.length > 0 && { rooms: eb.or(rooms.map(withRooms)) }),
    ...(price !== null && {
      price: eb.and([
        ...(price.to === null ? [] : [eb("unit.price_from_usd", "<=", price.to)]),
        ...(price.from === null ? [] : [eb(highestPrice, ">=", price.from)]),
      ]),
    }),
    ...(area !== null && {
      area: eb.and([
        ...(area.to === null ? [] : [eb("unit.area_min_m2", "<=", area.to)]),
        ...(area.from === null ? [] : [eb("unit.area_max_m2", ">=", area.from)]),
      ]),
    }),
  };
}

/** A row without an upper price costs what it starts from. */
export const highestPrice = eb.fn.coalesce("unit.price_to_usd", "unit.price_from_usd");

function ofTypes(ids: readonly number[]): Condition {
  return ids.length === 0 ? eb.lit(false) : eb("unit.property_type_id", "in", ids);
}

/** `5+1+` asks for five bedrooms and more, whatever the living rooms. */
function withRooms(rooms: string): Condition {
  return rooms.endsWith("+")
    ? eb("unit.bedrooms", ">=", bedroomsOf(rooms))
    : eb("unit.rooms", "=", rooms);
}
