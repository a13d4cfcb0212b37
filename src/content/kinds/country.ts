import { z } from "zod";
import { countrySlugs } from "#domain/vocabulary.ts";
import { identity, optional } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";
import { CountryCode, CurrencyCode, MapView, MediaName } from "#content/kinds/values.ts";

export const Country = z.strictObject({
  ...identity,
  slug: z.enum(countrySlugs),
  iso: CountryCode,
  name: LocalizedText,
  nameIn: LocalizedText,
  alsoCalled: AlsoCalled,
  currency: CurrencyCode,
  summary: LocalizedText,
  intro: LocalizedMarkdown,
  image: MediaName,
  center: MapView,
  capital: optional(z.string().min(1)),
  highlights: z.array(LocalizedText),
});
export type Country = z.infer<typeof Country>;
