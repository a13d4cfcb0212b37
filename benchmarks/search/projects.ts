/** Generates realistic projects as table rows. */
import type { Row } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import { locales } from "#domain/locale.ts";
import { bedroomsOf } from "#domain/rooms.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { Random } from "#benchmarks/support/random.ts";
import { nameWords, sentence } from "#benchmarks/support/generated-texts.ts";
import { entityColumns, type BaseEntities } from "#benchmarks/search/base-entities.ts";

const sizes = ["studio", "1+1", "1+1", "2+1", "2+1", "3+1", "3+1", "4+1", "5+1", "6+2"];
const firstDay = Date.UTC(2020, 0, 1);
const days = 2510; // to 2026-11-15
const dayMs = 86_400_000;

export type Batch = Partial<Record<keyof Database, Row[]>>;

/** The numbers become the projects' ids. */
export function projectRows(
  world: BaseEntities,
  random: Random,
  { from, count }: { from: number; count: number },
): Batch {
  const batch: Batch = {};
  const put = (table: keyof Database, ...rows: Row[]) => {
    (batch[table] ??= []).push(...rows);
  };
  for (let id = from; id < from + count; id++) {
    const status = random.pick([...projectStatuses, "under-construction" as const]);
    const units = unitRows(world, random, id, status === "sold");
    const free = units.filter(({ available }) => available > 0);
    const prices = (free.length > 0 ? free : units).map((unit) => unit.price_from_usd);
    put("project", projectRow(world, random, id, { status, startFrom: Math.min(...prices) }));
    put("unit", ...units);
    put(
      "project_text",
      ...locales.map((locale) => ({
        project_id: id,
        locale,
        tagline: sentence(random, locale),
        summary: `${sentence(random, locale)}. ${sentence(random, locale)}.`,
        description: `${sentence(random, locale)}. ${sentence(random, locale)}.`,
        highlights: "[]",
        faqs: "[]",
      })),
    );
    const types = [...new Set(units.map((unit) => unit.property_type_id))];
    put(
      "project_type",
      ...types.map((type, position) => ({ project_id: id, property_type_id: type, position })),
    );
    put(
      "project_amenity",
      ...random.sample(world.amenities, random.integer(3, 12)).map((amenity, position) => ({
        project_id: id,
        amenity_id: amenity.id,
        position,
      })),
    );
    put("project_image", { project_id: id, position: 0, file: random.pick(world.pictures) });
    put("payment_plan", { id, project_id: id, position: 0 });
    put(
      "payment_stage",
      { payment_plan_id: id, position: 0, moment: "signing", percent: 40 },
      { payment_plan_id: id, position: 1, moment: "handover", percent: 60 },
    );
  }
  return batch;
}

function projectRow(
  world: BaseEntities,
  random: Random,
  id: number,
  { status, startFrom }: { status: string; startFrom: number },
): Row {
  // A few cities have most of the projects.
  const city =
    random.next() < 0.5 ? random.pick(world.cities.slice(0, 3)) : random.pick(world.cities);
  const name = `${random.pick(nameWords.first)} ${random.pick(nameWords.second)}`;
  return {
    id,
    ...entityColumns(`${name.toLowerCase().replace(" ", "-")}-${id}`, 0),
    ref: `GEN-${id}`,
    name: `${name} ${id}`,
    country_id: city.countryId,
    city_id: city.id,
    town_id: random.next() < 0.9 ? random.pick(city.towns).id : null,
    developer_id: random.pick(world.developers).id,
    status,
    sale: random.next() < 0.9 ? "first" : "resale",
    featured: random.next() < 0.0001 ? 1 : 0,
    published_at: new Date(firstDay + random.integer(0, days) * dayMs).toISOString().slice(0, 10),
    delivery_year: status === "ready" ? random.integer(2018, 2026) : random.integer(2026, 2031),
    delivery_quarter: random.integer(1, 4),
    lat: 36,
    lng: 30,
    gross_yield_pct: Math.round(random.logNormal(55, 0.25)) / 10,
    service_charge_usd_per_m2_year: random.integer(8, 40),
    start_from_usd: startFrom,
  };
}

function unitRows(world: BaseEntities, random: Random, id: number, isSold: boolean) {
  const squareMetre = random.logNormal(2600, 0.5);
  const isBusiness = random.next() < 0.06;
  const type = random.pick(isBusiness ? world.commercialTypes : world.residentialTypes);
  return Array.from({ length: random.integer(2, 6) }, (_, position) => {
    const rooms = isBusiness ? null : random.pick(sizes);
    const bedrooms = rooms === null ? null : bedroomsOf(rooms);
    const area = Math.round(random.logNormal(45 + 32 * (bedrooms ?? 2), 0.15));
    const price = Math.round((area * squareMetre) / 1000) * 1000;
    const total = random.integer(1, 60);
    const available = isSold || random.next() < 0.15 ? 0 : random.integer(1, total);
    return {
      project_id: id,
      position,
      property_type_id: random.next() < 0.85 ? type.id : random.pick(world.residentialTypes).id,
      rooms,
      bedrooms,
      bathrooms: 1 + Math.floor((bedrooms ?? 0) / 2),
      area_min_m2: area,
      area_max_m2: Math.round(area * (1 + random.next() / 4)),
      price_from_usd: price,
      price_to_usd: random.next() < 0.5 ? null : Math.round(price * (1 + random.next() / 3)),
      total,
      available,
      sold: total - available,
    };
  });
}
