import type { Programme, PurchaseCost, PurchaseRules } from "#content/kinds/purchase-rules.ts";
import { toFlag } from "#content/rows/flags.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized, localizedTexts } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

/** An item of a country's list. */
export type OfCountry<Content> = Content & { country: string };

export const purchaseRules = mapping({
  name: "purchase rules",
  table: "purchase_rule",
  parts: [],
  toColumns: ({ country, currency }: Omit<PurchaseRules, "programmes" | "costs">, ids) => ({
    country_id: ids.idOf("region", country),
    currency,
  }),
  toParts: () => ({}),
  toContent: ({ identity, columns }) => ({
    published: identity.published,
    country: identity.slug,
    currency: columns.currency,
  }),
});

export const programmes = mapping({
  name: "programmes",
  table: "programme",
  listedIn: "country_id",
  parts: ["programme_text"],
  toColumns: (programme: OfCountry<Programme>, ids) => ({
    country_id: ids.idOf("region", programme.country),
    kind: programme.kind,
    minimum_amount: programme.minimumAmount,
    currency: programme.currency,
    counts: programme.counts,
    applies_to: programme.appliesTo === null ? null : toJson(programme.appliesTo),
    years: programme.years,
    as_of: programme.asOf,
    illustrative: toFlag(programme.illustrative),
  }),
  toParts: ({ name, conditions, source }) => ({
    programme_text: eachLocale((locale) => ({
      name: name[locale],
      conditions: toJson(conditions.map((condition) => condition[locale])),
      source: source[locale],
    })),
  }),
  toContent: ({ identity, columns, parts: { programme_text: texts } }, ids) => ({
    ...identity,
    country: ids.slugOf("region", columns.country_id),
    name: localized(texts, (text) => text.name),
    kind: columns.kind,
    minimumAmount: columns.minimum_amount,
    currency: columns.currency,
    counts: columns.counts,
    appliesTo:
      columns.applies_to === null
        ? null
        : fromJson<NonNullable<Programme["appliesTo"]>>(columns.applies_to),
    conditions: localizedTexts(texts, (text) => fromJson<string[]>(text.conditions)),
    years: columns.years,
    source: localized(texts, (text) => text.source),
    asOf: columns.as_of,
    illustrative: columns.illustrative === 1,
  }),
});

export const purchaseCosts = mapping({
  name: "purchase costs",
  table: "purchase_cost",
  listedIn: "country_id",
  parts: ["purchase_cost_text"],
  toColumns: (cost: OfCountry<PurchaseCost>, ids) => ({
    country_id: ids.idOf("region", cost.country),
    charge: toJson(cost.charge),
    base: cost.base,
    buyer_share: cost.buyerShare,
    reduction: cost.reduction,
    vat_percent: cost.vatPercent,
    included_in_price: toFlag(cost.includedInPrice),
    replaces: cost.replaces,
    applies_to: cost.appliesTo === null ? null : toJson(cost.appliesTo),
    as_of: cost.asOf,
    illustrative: toFlag(cost.illustrative),
  }),
  toParts: ({ name, note, source }) => ({
    purchase_cost_text: eachLocale((locale) => ({
      name: name[locale],
      note: note[locale],
      source: source[locale],
    })),
  }),
  toContent: ({ identity, columns, parts: { purchase_cost_text: texts } }, ids) => ({
    ...identity,
    country: ids.slugOf("region", columns.country_id),
    name: localized(texts, (text) => text.name),
    charge: fromJson<PurchaseCost["charge"]>(columns.charge),
    base: columns.base,
    buyerShare: columns.buyer_share,
    reduction: columns.reduction,
    vatPercent: columns.vat_percent,
    includedInPrice: columns.included_in_price === 1,
    replaces: columns.replaces,
    appliesTo:
      columns.applies_to === null
        ? null
        : fromJson<NonNullable<PurchaseCost["appliesTo"]>>(columns.applies_to),
    note: localized(texts, (text) => text.note),
    source: localized(texts, (text) => text.source),
    asOf: columns.as_of,
    illustrative: columns.illustrative === 1,
  }),
});
