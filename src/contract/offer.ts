import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { ProjectSummary } from "#contract/project.ts";
import { IsoDate, listOf, Markdown, Slug, Text } from "#contract/shared.ts";

/** A currently valid offer; it never changes a price, a receipt or a badge. */
export const Offer = z
  .object({
    slug: Slug,
    title: Text,
    summary: Text.describe("Short description, one or two sentences, in the requested language"),
    body: Markdown.describe(
      "Full text of the offer, Markdown (CommonMark), in the requested language",
    ),
    badge: Text.describe("Short label for a badge, in the requested language"),
    discountPct: z
      .number()
      .nullable()
      .describe("Discount, percent of the price; null if the offer is not a discount"),
    validFrom: IsoDate.describe("First day of validity, ISO 8601 date"),
    validUntil: IsoDate.describe("Last day of validity, inclusive, ISO 8601 date"),
    terms: z.array(Text).describe("Conditions, in display order"),
    image: Picture.describe("Picture for a card"),
    project: ProjectSummary.nullable().describe(
      "Project of the offer; null if the offer is not limited to one",
    ),
  })
  .meta({ id: "Offer" });
export type Offer = z.infer<typeof Offer>;
export const OfferList = listOf(Offer).meta({ id: "OfferList" });
