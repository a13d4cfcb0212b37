import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { Markdown, Slug, Text } from "#contract/shared.ts";
import { ProjectDetail, ProjectSummary } from "#contract/project.ts";
import { CitySummary, CountrySummary } from "#contract/region.ts";
import { PostSummary, Testimonial } from "#contract/editorial.ts";

export const PageSection = z
  .object({
    kind: z
      .string()
      .describe(
        "What the section is: text, figures, story, values, process, testimonials, contact …",
      ),
    heading: Text,
    body: Markdown.nullable(),
    image: Picture.nullable(),
    items: z
      .array(
        z.object({
          heading: Text.nullable(),
          text: Text.nullable(),
          figure: z
            .string()
            .nullable()
            .describe(
              "Text, or @founded, @properties, @nationalities, @worldwide: a figure of the company",
            ),
        }),
      )
      .describe("Parts of the section, where it has any"),
  })
  .meta({ id: "PageSection" });
export type PageSection = z.infer<typeof PageSection>;

export const Page = z
  .object({
    slug: Slug,
    title: Text,
    description: z.string().describe("For search engines, at most 160 characters"),
    hero: z
      .object({ heading: Text, text: Text, image: Picture.nullable() })
      .describe("What the page opens with"),
    sections: z.array(PageSection).describe("In the order to show"),
    version: z.string().nullable().describe("Date of the text, of the privacy policy only"),
  })
  .meta({ id: "Page" });
export type Page = z.infer<typeof Page>;

/** Everything the home page shows. */
export const HomePage = Page.extend({
  countries: z.array(CountrySummary).describe("Turkey, the UAE, Cyprus"),
  cities: z.array(CitySummary).describe("Featured cities, largest first"),
  featured: z.array(ProjectSummary).describe("The first one leads"),
  example: ProjectDetail.pick({
    slug: true,
    name: true,
    status: true,
    sale: true,
    place: true,
    highlights: true,
    units: true,
    purchase: true,
  })
    .nullable()
    .describe(
      "The leading project, with what stands out about it and what a worked example of its purchase needs",
    ),
  posts: z.array(PostSummary).describe("The newest articles"),
  testimonials: z.array(Testimonial).describe("Newest first"),
}).meta({ id: "HomePage" });
export type HomePage = z.infer<typeof HomePage>;
