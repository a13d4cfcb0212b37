import { z } from "zod";
import {
  programmeKinds,
  projectStatuses,
  propertyCategories,
  saleKinds,
} from "#domain/vocabulary.ts";
import { identity, optional, publication } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { Amount, Count, CurrencyCode, IsoDate, Percent, Slug } from "#content/kinds/values.ts";

/** Source and date of a figure; `illustrative` if no source settles it. */
const provenance = {
  source: LocalizedText,
  asOf: IsoDate,
  illustrative: z.boolean().default(false),
};

const AppliesTo = z
  .strictObject({
    sale: z.enum(saleKinds),
    cities: z.array(Slug).min(1),
    categories: z.array(z.enum(propertyCategories)).min(1),
    statuses: z.array(z.enum(projectStatuses)).min(1),
    priceFrom: Amount,
    priceUpTo: Amount,
    areaUpToM2: Count,
    /** `mortgage`, `main-home` or the slug of a programme. */
    onlyWith: Slug,
  })
  .partial();

const Bands = z
  .array(z.strictObject({ upTo: optional(Count), percent: Percent }))
  .min(1)
  .check(({ value: bands, issues }) => {
    bands.forEach(({ upTo }, index) => {
      const addIssue = (message: string) =>
        issues.push({ code: "custom", input: upTo, path: [index, "upTo"], message });
      const below = bands[index - 1]?.upTo ?? 0;
      const isLast = index === bands.length - 1;
      if (isLast && upTo !== null) addIssue("must be absent: the last band has no end");
      if (!isLast && upTo === null) addIssue("is missing: only the last band has no end");
      if (!isLast && upTo !== null && upTo <= below)
        addIssue("must be more than the band before it");
    });
  });

const Charge = z.union([
  z.strictObject({ percent: Percent }),
  z.strictObject({ fixed: Amount }),
  z.strictObject({ bands: Bands, currency: CurrencyCode }),
]);

export const Programme = z.strictObject({
  ...identity,
  name: LocalizedText,
  kind: z.enum(programmeKinds),
  minimumAmount: Count,
  currency: CurrencyCode,
  counts: z.literal("price"),
  appliesTo: optional(AppliesTo),
  conditions: z.array(LocalizedText),
  years: optional(z.int().min(1).max(99)),
  ...provenance,
});
export type Programme = z.infer<typeof Programme>;

export const PurchaseCost = z.strictObject({
  ...identity,
  name: LocalizedText,
  charge: Charge,
  base: z.enum(["price", "loan"]).default("price"),
  buyerShare: z.number().min(0).max(1),
  reduction: optional(z.number().min(0).max(1)),
  vatPercent: optional(Percent),
  includedInPrice: z.boolean().default(false),
  replaces: optional(Slug),
  appliesTo: optional(AppliesTo),
  note: LocalizedText,
  ...provenance,
});
export type PurchaseCost = z.infer<typeof PurchaseCost>;

export const PurchaseRules = z.strictObject({
  ...publication,
  country: Slug,
  /** Currency of receipts. */
  currency: CurrencyCode,
  programmes: z.array(Programme),
  costs: z.array(PurchaseCost),
});
export type PurchaseRules = z.infer<typeof PurchaseRules>;
