import { z } from "zod";
import { identity, optional } from "#content/kinds/entity.ts";
import { LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";
import { IsoDate, MediaName, Percent, Slug } from "#content/kinds/values.ts";

export const Offer = z
  .strictObject({
    ...identity,
    title: LocalizedText,
    summary: LocalizedText,
    body: LocalizedMarkdown,
    project: optional(Slug),
    image: MediaName,
    badge: LocalizedText,
    discountPct: optional(Percent),
    validFrom: IsoDate,
    validUntil: IsoDate,
    terms: z.array(LocalizedText),
  })
  .refine((offer) => offer.validUntil >= offer.validFrom, {
    path: ["validUntil"],
    error: "is before validFrom",
  });
export type Offer = z.infer<typeof Offer>;
