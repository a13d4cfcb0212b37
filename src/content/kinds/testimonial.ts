import { z } from "zod";
import { identity, optional } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { CountryCode, IsoDate, Slug } from "#content/kinds/values.ts";

export const Testimonial = z.strictObject({
  ...identity,
  name: z.string().min(1),
  nationality: CountryCode,
  /** Country of the purchase. */
  country: Slug,
  quote: LocalizedText,
  rating: z.int().min(1).max(5),
  project: optional(Slug),
  date: IsoDate,
});
export type Testimonial = z.infer<typeof Testimonial>;
