import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { ProjectSummary } from "#contract/project.ts";
import { IsoDate, listOf, Markdown, Slug, Text } from "#contract/shared.ts";

/** A currently valid offer; it never changes a price, a receipt or a badge. */
export const Offer = z
  .object({
    slug: Slug,
    title: Text,
    summary: Text.describe("What it is in a sentence or two, in the language of the answer"),
    body: Markdown.describe(
      "The whole offer, Markdown (CommonMark), in the language of the answer",
    ),
    badge: Text.describe("A few words for a tag, in the language of the answer"),
    discountPct: z
      .number()
      .nullable()
      .describe("Percent off the price; null where the offer is no discount"),
    validFrom: IsoDate.describe("First day, ISO 8601 date"),
    validUntil: IsoDate.describe("Last day, ISO 8601 date, included"),
    terms: z.array(Text).describe("Conditions, in the order to show"),
    image: Picture.describe("The picture of its card"),
    project: ProjectSummary.nullable().describe("Null for an offer that is not bound to one"),
  })
  .meta({ id: "Offer" });
export type Offer = z.infer<typeof Offer>;
export const OfferList = listOf(Offer).meta({ id: "OfferList" });
