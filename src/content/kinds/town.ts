import { z } from "zod";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedMarkdown, LocalizedText, Section } from "#content/kinds/text.ts";
import { MapView, MediaName, Percent, Slug, Whole } from "#content/kinds/values.ts";

const Kilometres = z.number().nonnegative().max(1000);

export const Town = z.strictObject({
  ...identity,
  city: Slug,
  country: Slug,
  name: LocalizedText,
  nameIn: LocalizedText,
  alsoCalled: AlsoCalled,
  summary: LocalizedText,
  intro: LocalizedMarkdown,
  image: optional(MediaName),
  center: MapView,
  facts: z.strictObject({
    averagePriceUsdPerM2: Whole,
    grossYieldPct: Percent,
    distanceToSeaKm: optional(Kilometres),
    distanceToCentreKm: Kilometres,
    distanceToAirportKm: Kilometres,
  }),
  guide: z.array(Section),
  similar: optionalList(Slug),
});
export type Town = z.infer<typeof Town>;
