import type { Programme } from "#contract/purchase-rules.ts";
import { groupBy } from "#catalog/group-by.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";

export interface CountryProgramme extends Programme {
  countryId: number;
}

/** Reads the residence and citizenship programmes of all countries, in content order. */
export async function readProgrammes({
  database,
  locale,
}: Pick<ReadContext, "database" | "locale">): Promise<CountryProgramme[]> {
  const rows = await database
    .selectFrom("programme")
    .innerJoin("programme_text as text", (join) =>
      join.onRef("text.programme_id", "=", "programme.id").on("text.locale", "=", locale),
    )
    .select([
      "programme.country_id as countryId",
      "programme.slug",
      "text.name",
      "programme.kind",
      "programme.minimum_amount as minimumAmount",
      "programme.currency",
      "programme.counts",
      "programme.applies_to as appliesTo",
      "text.conditions",
      "programme.years",
      "text.source",
      "programme.as_of as asOf",
      "programme.illustrative",
    ])
    .where("programme.published", "=", 1)
    .orderBy("programme.country_id")
    .orderBy("programme.position")
    .execute();
  return rows.map(({ appliesTo, conditions, illustrative, ...programme }) => ({
    ...programme,
    appliesTo: appliesTo === null ? null : fromJson<Programme["appliesTo"]>(appliesTo),
    conditions: fromJson<string[]>(conditions),
    illustrative: illustrative === 1,
  }));
}

export async function programmesByCountry(
  context: Pick<ReadContext, "database" | "locale">,
): Promise<(countryId: number) => Programme[]> {
  return groupBy(
    await readProgrammes(context),
    ({ countryId }) => countryId,
    ({ countryId: _, ...programme }) => programme,
  );
}
