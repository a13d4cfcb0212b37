import { expressionBuilder } from "kysely";
import type { Database } from "#database/schema.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { CountryProgramme } from "#catalog/purchase-rules/programmes.ts";
import { idsOf, type Directory } from "#catalog/search/directory.ts";
import { reaches } from "#catalog/search/programme-conditions.ts";
import type { Condition } from "#catalog/search/row-conditions.ts";

export type ProjectGroup =
  | "city"
  | "town"
  | "status"
  | "handover"
  | "seaView"
  | "citizenship"
  | "residence"
  | "developer"
  | "amenity";

/** What conditions are compiled with. */
export interface Vocabulary {
  directory: Directory;
  programmes: readonly CountryProgramme[];
  rates: readonly CurrencyRate[];
}

const eb = expressionBuilder<Database, "project">();

/** The conditions that criteria set on the project itself, by filter group. */
export function projectConditions(
  criteria: SearchCriteria,
  vocabulary: Vocabulary,
): Partial<Record<ProjectGroup, Condition>> {
  const { city, town, developer, amenity, status, handover } = criteria;
  const { directory } = vocabulary;
  return {
    ...(city.length > 0 && { city: isOneOf("project.city_id", idsOf(directory.city, city)) }),
    ...(town.length > 0 && { town: isOneOf("project.town_id", idsOf(directory.town, town)) }),
    ...(developer.length > 0 && {
      developer: isOneOf("project.developer_id", idsOf(directory.developer, developer)),
    }),
    ...(amenity.length > 0 && { amenity: hasAmenity(idsOf(directory.amenity, amenity)) }),
    ...(status.length > 0 && { status: eb("project.status", "in", status) }),
    ...(handover.length > 0 && { handover: eb.or(handover.map(handedOver)) }),
    ...(criteria.seaView && { seaView: wishCondition("seaView", vocabulary) }),
    ...(criteria.citizenship && { citizenship: wishCondition("citizenship", vocabulary) }),
    ...(criteria.residence && { residence: wishCondition("residence", vocabulary) }),
  };
}

/** Filters that are on or off. */
export const wishes = ["seaView", "citizenship", "residence"] as const;
export type Wish = (typeof wishes)[number];

export function wishCondition(wish: Wish, { directory, programmes, rates }: Vocabulary): Condition {
  switch (wish) {
    case "seaView":
      return hasAmenity(idsOf(directory.amenity, ["sea-view"]));
    case "citizenship":
      return reaches(["citizenship"], programmes, rates);
    case "residence":
      return reaches(["residence", "golden-visa"], programmes, rates);
  }
}

function isOneOf(
  column: "project.city_id" | "project.town_id" | "project.developer_id",
  ids: readonly number[],
): Condition {
  return ids.length === 0 ? eb.lit(false) : eb(column, "in", ids);
}

function hasAmenity(ids: readonly number[]): Condition {
  if (ids.length === 0) return eb.lit(false);
  return eb.exists(
    eb
      .selectFrom("project_amenity")
      .whereRef("project_amenity.project_id", "=", "project.id")
      .where("project_amenity.amenity_id", "in", ids)
      .select("project_amenity.amenity_id"),
  );
}

/** `ready` is a matter of status; a year is when a project that is still being built, or was sold, is handed over. */
function handedOver(when: string): Condition {
  if (when === "ready") return eb("project.status", "=", "ready");
  const year = Number.parseInt(when, 10);
  return eb.and([
    eb("project.status", "!=", "ready"),
    eb("project.delivery_year", when.endsWith("+") ? ">=" : "=", year),
  ]);
}
