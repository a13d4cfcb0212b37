/** What `citizenship` and `residence` ask for: the rule of `#domain/residence.ts` said in SQL, held in step by tests. */
import { expressionBuilder } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Amount, AppliesTo, CurrencyRate } from "#domain/purchase-rules.ts";
import { thresholdUsd } from "#domain/residence.ts";
import type { ProgrammeKind } from "#domain/vocabulary.ts";
import type { CountryProgramme } from "#catalog/purchase-rules/programmes.ts";
import type { Condition } from "#catalog/search/row-conditions.ts";

const eb = expressionBuilder<Database, "project">();
const row = expressionBuilder<Database, "project" | "unit" | "property_type">();

/** Projects, sold ones never, with a free row that alone reaches a programme of one of the kinds. */
export function reaches(
  kinds: readonly ProgrammeKind[],
  programmes: readonly CountryProgramme[],
  rates: readonly CurrencyRate[],
): Condition {
  const candidates = programmes.filter(
    // A programme that the visitor has to ask for is never reached by the price alone.
    ({ kind, appliesTo }) => kinds.includes(kind) && appliesTo?.onlyWith === undefined,
  );
  return eb.and([
    eb("project.status", "!=", "sold"),
    eb.or(candidates.map((programme) => reachesOne(programme, rates))),
  ]);
}

function reachesOne(programme: CountryProgramme, rates: readonly CurrencyRate[]): Condition {
  const { appliesTo } = programme;
  const usd = ({ amount, currency }: Amount) =>
    thresholdUsd({ minimumAmount: amount, currency }, rates);
  return eb.and([
    eb("project.country_id", "=", programme.countryId),
    ...projectConditions(appliesTo ?? {}),
    eb.exists(
      eb
        .selectFrom("unit")
        .innerJoin("property_type", "property_type.id", "unit.property_type_id")
        .whereRef("unit.project_id", "=", "project.id")
        .where("unit.available", ">", 0)
        .where("unit.price_from_usd", ">=", thresholdUsd(programme, rates))
        .where(row.and(rowConditions(appliesTo ?? {}, usd)))
        .select("unit.id"),
    ),
  ]);
}

function projectConditions({ sale, statuses, cities }: AppliesTo): Condition[] {
  return [
    ...(sale === undefined ? [] : [eb("project.sale", "=", sale)]),
    ...(statuses === undefined ? [] : [eb("project.status", "in", statuses)]),
    ...(cities === undefined
      ? []
      : [
          eb(
            "project.city_id",
            "in",
            eb.selectFrom("region").where("region.slug", "in", cities).select("region.id"),
          ),
        ]),
  ];
}

function rowConditions(
  { categories, areaUpToM2, priceFrom, priceUpTo }: AppliesTo,
  usd: (amount: Amount) => number,
): Condition[] {
  return [
    ...(categories === undefined ? [] : [row("property_type.category", "in", categories)]),
    ...(areaUpToM2 === undefined ? [] : [row("unit.area_min_m2", "<=", areaUpToM2)]),
    ...(priceFrom === undefined ? [] : [row("unit.price_from_usd", ">=", usd(priceFrom))]),
    ...(priceUpTo === undefined ? [] : [row("unit.price_from_usd", "<", usd(priceUpTo))]),
  ];
}
