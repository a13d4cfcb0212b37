import { z } from "zod";

export const Text = z.string().describe("In the language of the answer");

export const Markdown = z.string().describe("Markdown (CommonMark), in the language of the answer");

export const Slug = z.string().describe("Lower-case ASCII name in addresses");

/** What a link to an entity needs. */
export const Named = z
  .object({ slug: Slug, name: Text })
  .describe("Slug, and name in the language of the answer")
  .meta({ id: "Named" });
export type Named = z.infer<typeof Named>;

export const RegionName = Named.extend({
  nameIn: z
    .string()
    .describe(
      'The phrase "in Dubai" in the language of the answer, ready to follow a noun (zh: to precede it)',
    ),
})
  .describe("A country, a city or a town by its slug and its name")
  .meta({ id: "RegionName" });
export type RegionName = z.infer<typeof RegionName>;

export const Coordinates = z
  .object({
    lat: z.number().describe("Latitude, degrees north"),
    lng: z.number().describe("Longitude, degrees east"),
  })
  .describe("WGS 84 decimal degrees")
  .meta({ id: "Coordinates" });

export const Quarter = z
  .object({
    year: z.int().describe("Calendar year"),
    quarter: z.int().min(1).max(4).describe("1–4"),
  })
  .describe("Quarter of a year; a handover falls on its last day")
  .meta({ id: "Quarter" });

export const Paging = z
  .object({
    number: z.int().describe("This page, from 1"),
    size: z.int().describe("Entries a page"),
    total: z.int().describe("Entries on all pages"),
    pages: z.int().describe("Number of pages"),
  })
  .describe("Where this page stands among all")
  .meta({ id: "Paging" });
export type Paging = z.infer<typeof Paging>;

export const IsoDate = z.string().describe("ISO 8601 date");

export const SectionText = z
  .object({ heading: Text, body: Markdown })
  .describe("A part of a longer text under its heading")
  .meta({ id: "SectionText" });

export const QuestionAnswer = z
  .object({ q: Text, a: Markdown })
  .describe("A question with its answer")
  .meta({ id: "QuestionAnswer" });

/** Answer of a list that is not paginated. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ content: z.array(item).describe("All of them, in the order to show") });
}
