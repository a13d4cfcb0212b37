import { z } from "zod";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedMarkdown, LocalizedText, Section } from "#content/kinds/text.ts";
import { MapView, MediaName, Percent, Slug, Whole, Year } from "#content/kinds/values.ts";

const priceHistory = z
  .array(z.strictObject({ year: Year, usdPerM2: Whole }))
  .check(({ value, issues }) => {
    value.forEach(({ year }, index) => {
      const before = value[index - 1];
      if (before !== undefined && year <= before.year)
        issues.push({
          code: "custom",
          input: year,
          path: [index, "year"],
          message: "must come after the year before it",
        });
    });
  });

export const City = z.strictObject({
  ...identity,
  country: Slug,
  name: LocalizedText,
  nameIn: LocalizedText,
  alsoCalled: AlsoCalled,
  summary: LocalizedText,
  intro: LocalizedMarkdown,
  image: MediaName,
  center: MapView,
  featured: z.boolean(),
  facts: z.strictObject({
    population: Whole,
    airport: LocalizedText,
    averagePriceUsdPerM2: Whole,
    priceChange1yPct: z.number().min(-100).max(1000),
    grossYieldPct: Percent,
    occupancyPct: optional(Percent),
    foreignSharePct: optional(Percent),
  }),
  priceHistory,
  guide: z.array(Section),
  similar: optionalList(Slug),
});
export type City = z.infer<typeof City>;
