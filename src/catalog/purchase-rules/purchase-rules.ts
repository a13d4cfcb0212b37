import type { PurchaseCost, PurchaseRules } from "#contract/purchase-rules.ts";
import { programmesByCountry } from "#catalog/purchase-rules/programmes.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads the purchase costs and programmes of a country, and the currency of its receipts. */
export async function readPurchaseRules(
  context: ReadContext,
  countryId: number,
): Promise<PurchaseRules> {
  const [{ currency }, programmesOf, costs] = await Promise.all([
    context.database
      .selectFrom("purchase_rule")
      .select("currency")
      .where("country_id", "=", countryId)
      .where("published", "=", 1)
      .executeTakeFirstOrThrow(), // content with a country without rules is not loaded
    programmesByCountry(context),
    readCosts(context, countryId),
  ]);
  return { currency, programmes: programmesOf(countryId), costs };
}

async function readCosts(
  { database, locale }: ReadContext,
  countryId: number,
): Promise<PurchaseCost[]> {
  const rows = await database
    .selectFrom("purchase_cost as cost")
    .innerJoin("purchase_cost_text as text", (join) =>
      join.onRef("text.purchase_cost_id", "=", "cost.id").on("text.locale", "=", locale),
    )
    .select([
      "cost.slug",
      "text.name",
      "cost.charge",
      "cost.base",
      "cost.buyer_share as buyerShare",
      "cost.reduction",
      "cost.vat_percent as vatPercent",
      "cost.included_in_price as includedInPrice",
      "cost.replaces",
      "cost.applies_to as appliesTo",
      "text.note",
      "text.source",
      "cost.as_of as asOf",
      "cost.illustrative",
    ])
    .where("cost.country_id", "=", countryId)
    .where("cost.published", "=", 1)
    .orderBy("cost.position")
    .execute();
  return rows.map(({ charge, includedInPrice, appliesTo, illustrative, ...cost }) => ({
    ...cost,
    charge: fromJson<PurchaseCost["charge"]>(charge),
    includedInPrice: includedInPrice === 1,
    appliesTo: appliesTo === null ? null : fromJson<PurchaseCost["appliesTo"]>(appliesTo),
    illustrative: illustrative === 1,
  }));
}
