import { z } from "zod";

export const Text = z.string().describe("In the requested language");

export const Markdown = z.string().describe("Markdown (CommonMark), in the requested language");

export const Slug = z
  .string()
  .describe("Identifier in URLs: lower-case ASCII letters, digits and hyphens");

/** What a link to an entity needs. */
export const Named = z
  .object({ slug: Slug, name: Text })
  .describe("Slug, and name in the requested language")
  .meta({ id: "Named" });
export type Named = z.infer<typeof Named>;

export const RegionName = Named.extend({
  nameIn: z
    .string()
    .describe(
      'The phrase "in Dubai" in the requested language, to follow a noun (in Chinese to precede it)',
    ),
})
  .describe("A country, city or town with its slug and names")
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
    quarter: z.int().min(1).max(4).describe("Quarter, 1–4"),
  })
  .describe("Quarter of a year; a handover is on its last day")
  .meta({ id: "Quarter" });

export const Paging = z
  .object({
    number: z.int().describe("Number of this page, from 1"),
    size: z.int().describe("Entries per page"),
    total: z.int().describe("Number of entries on all pages"),
    pages: z.int().describe("Number of pages"),
  })
  .describe("Pagination of the list")
  .meta({ id: "Paging" });
export type Paging = z.infer<typeof Paging>;

export const IsoDate = z.string().describe("ISO 8601 date");

export const SectionText = z
  .object({ heading: Text, body: Markdown })
  .describe("A section of a text with its heading")
  .meta({ id: "SectionText" });

export const QuestionAnswer = z
  .object({ q: Text, a: Markdown })
  .describe("A question with its answer")
  .meta({ id: "QuestionAnswer" });

/** Response with a list that is not paginated. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ content: z.array(item).describe("All entries, in display order") });
}
