import { expressionBuilder } from "kysely";
import { largeHomes } from "#domain/rooms.ts";
import type { Database } from "#database/schema.ts";
import type { Facets } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { Search } from "#catalog/search/compile.ts";
import {
  handoverFacet,
  namedFacet,
  roomsFacet,
  statusFacet,
} from "#catalog/search/facet-values.ts";
import { wishCondition, type Vocabulary, type Wish } from "#catalog/search/project-conditions.ts";
import { highestPrice } from "#catalog/search/row-conditions.ts";

const eb = expressionBuilder<Database, "project" | "unit">();
const count = eb.fn.countAll<number>().as("count");
const countOfProjects = eb.fn.count<number>("project.id").distinct().as("count");

/** Counts every facet of a search: OR inside a group, AND across groups, each group counted without itself. */
export async function readFacets(
  search: Search,
  { chosen, vocabulary, today }: { chosen: SearchCriteria; vocabulary: Vocabulary; today: string },
): Promise<Facets> {
  const { directory } = vocabulary;
  const withWish = (wish: Wish) => countWish(search, wish, vocabulary);
  const [type, city, town, rooms, status, handover, developer, amenity, ...rest] =
    await Promise.all([
      countTypes(search),
      countColumn(search, "city", "project.city_id"),
      countColumn(search, "town", "project.town_id"),
      countRooms(search),
      countStatuses(search),
      countHandovers(search),
      countColumn(search, "developer", "project.developer_id"),
      countAmenities(search),
      withWish("seaView"),
      withWish("citizenship"),
      withWish("residence"),
      readPriceBounds(search),
      readAreaBounds(search),
    ]);
  const [seaView, citizenship, residence, price, area] = rest;
  return {
    type: namedFacet(directory.type, type, chosen.type),
    city: namedFacet(directory.city, city, chosen.city),
    town: namedFacet(directory.town, town, chosen.town),
    rooms: roomsFacet(rooms, chosen.rooms),
    status: statusFacet(status, chosen.status),
    handover: handoverFacet(handover, chosen.handover, today),
    developer: namedFacet(directory.developer, developer, chosen.developer),
    amenity: namedFacet(directory.amenity, amenity, chosen.amenity),
    seaView,
    citizenship,
    residence,
    price,
    area,
  };
}

function countColumn(
  search: Search,
  group: "city" | "town" | "developer",
  column: "project.city_id" | "project.town_id" | "project.developer_id",
) {
  return search
    .projects(group)
    .select([`${column} as value`, count])
    .groupBy(column)
    .execute();
}

function countTypes(search: Search) {
  return search
    .rows("type")
    .select(["unit.property_type_id as value", countOfProjects])
    .groupBy("unit.property_type_id")
    .execute();
}

function countRooms(search: Search) {
  const size = eb
    .case()
    .when("unit.bedrooms", ">=", 5)
    .then<string | null>(largeHomes)
    .else(eb.ref("unit.rooms"))
    .end();
  return search
    .rows("rooms")
    .where("unit.rooms", "is not", null)
    .select([size.as("value"), countOfProjects])
    .groupBy("value")
    .execute();
}

function countStatuses(search: Search) {
  return search
    .projects("status")
    .select(["project.status as value", count])
    .groupBy("project.status")
    .execute();
}

function countHandovers(search: Search) {
  return search
    .projects("handover")
    .select(["project.status", "project.delivery_year as year", count])
    .groupBy(["project.status", "project.delivery_year"])
    .execute();
}

function countAmenities(search: Search) {
  return search
    .projects("amenity")
    .innerJoin("project_amenity", "project_amenity.project_id", "project.id")
    .select(["project_amenity.amenity_id as value", count])
    .groupBy("project_amenity.amenity_id")
    .execute();
}

async function countWish(search: Search, wish: Wish, vocabulary: Vocabulary): Promise<number> {
  const { count: total } = await search
    .projects(wish)
    .where(wishCondition(wish, vocabulary))
    .select(count)
    .executeTakeFirstOrThrow();
  return total;
}

async function readPriceBounds(search: Search): Promise<Facets["price"]> {
  return bounds(
    await search
      .rows("price")
      .select([eb.fn.min("unit.price_from_usd").as("from"), eb.fn.max(highestPrice).as("to")])
      .executeTakeFirstOrThrow(),
  );
}

async function readAreaBounds(search: Search): Promise<Facets["area"]> {
  return bounds(
    await search
      .rows("area")
      .select([eb.fn.min("unit.area_min_m2").as("from"), eb.fn.max("unit.area_max_m2").as("to")])
      .executeTakeFirstOrThrow(),
  );
}

/** The engines answer null for the bounds of nothing. */
function bounds({ from, to }: { from: number | null; to: number | null }): Facets["price"] {
  return from === null || to === null ? null : { from, to };
}
