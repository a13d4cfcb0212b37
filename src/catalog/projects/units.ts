import { compareRooms } from "#domain/rooms.ts";
import { unitsOnOffer } from "#domain/units-on-offer.ts";
import type { ProjectSummary, Unit } from "#contract/project.ts";
import { groupBy } from "#catalog/group-by.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads unit rows in content order, by project id. */
export async function unitsOf(
  { database, locale }: ReadContext,
  projectIds: readonly number[],
): Promise<(projectId: number) => Unit[]> {
  const rows = await database
    .selectFrom("unit")
    .innerJoin("property_type as type", "type.id", "unit.property_type_id")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select([
      "unit.project_id as projectId",
      "type.slug",
      "type.category",
      "text.name",
      "unit.rooms",
      "unit.bathrooms",
      "unit.area_min_m2 as areaMin",
      "unit.area_max_m2 as areaMax",
      "unit.price_from_usd as priceFrom",
      "unit.price_to_usd as priceTo",
      "unit.total",
      "unit.available",
      "unit.sold",
    ])
    .where("unit.project_id", "in", projectIds)
    .orderBy("unit.project_id")
    .orderBy("unit.position")
    .execute();
  return groupBy(
    rows,
    ({ projectId }) => projectId,
    ({ projectId: _, slug, name, category, areaMin, areaMax, priceFrom, priceTo, ...facts }) => ({
      ...facts,
      type: { slug, name, category },
      areaM2: { min: areaMin, max: areaMax },
      priceUsd: { from: priceFrom, to: priceTo },
    }),
  );
}

/** Ranges of the units on offer. */
export function rangeOf(units: readonly Unit[]): Pick<ProjectSummary, "rooms" | "areaM2"> {
  const onOffer = unitsOnOffer(units);
  const homes = onOffer.flatMap(({ rooms }) => rooms ?? []).sort(compareRooms);
  const [smallest, largest] = [homes[0], homes.at(-1)];
  return {
    rooms: smallest === undefined || largest === undefined ? null : { from: smallest, to: largest },
    areaM2: {
      from: Math.min(...onOffer.map(({ areaM2 }) => areaM2.min)),
      to: Math.max(...onOffer.map(({ areaM2 }) => areaM2.max)),
    },
  };
}
