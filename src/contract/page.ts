import { z } from "zod";
import { Picture, SharePicture } from "#contract/picture.ts";
import { Landing } from "#contract/landing.ts";
import { Department, Testimonial } from "#contract/people.ts";
import { PostSummary } from "#contract/post.ts";
import { Office } from "#contract/settings.ts";
import { Markdown, QuestionAnswer, Slug, Text } from "#contract/shared.ts";
import { ProjectDetail, ProjectSummary } from "#contract/project.ts";
import { CitySummary, CountrySummary } from "#contract/region.ts";

export const PageSection = z
  .object({
    kind: z
      .string()
      .describe(
        "Kind of section: text, figures, story, values, process, team, testimonials, offices, form, contact …",
      ),
    heading: Text,
    body: Markdown.nullable().describe(
      "Text of the section, Markdown (CommonMark), in the requested language",
    ),
    image: Picture.nullable().describe("Picture of the section; null if it has none"),
    items: z
      .array(
        z.object({
          heading: Text.nullable().describe(
            "Heading in the requested language; null if the item has none",
          ),
          text: Text.nullable().describe(
            "Text in the requested language; null if the item has none",
          ),
          figure: z
            .string()
            .nullable()
            .describe(
              "A text, or a placeholder for a company figure: @founded, @properties, @nationalities, @worldwide; null if the item has none",
            ),
        }),
      )
      .describe("Items of the section; may be empty"),
  })
  .meta({ id: "PageSection" });
export type PageSection = z.infer<typeof PageSection>;

export const PageHero = z
  .object({
    heading: Text,
    text: Text,
    image: Picture.nullable().describe("Picture of the hero; null if the page has none"),
  })
  .describe("Opening section of the page")
  .meta({ id: "PageHero" });

export const PageCopy = z
  .object({
    slug: Slug,
    title: Text,
    description: z
      .string()
      .describe(
        "Meta description for search engines, at most 160 characters, in the requested language",
      ),
    hero: PageHero,
    sections: z.array(PageSection).describe("In display order"),
    version: z
      .string()
      .nullable()
      .describe(
        "Date of the text, ISO 8601, stored with every consent; null except for the privacy policy",
      ),
  })
  .meta({ id: "PageCopy" });
export type PageCopy = z.infer<typeof PageCopy>;

export const QuestionTopic = z
  .object({
    topic: z
      .string()
      .describe("Topic: buying-turkey, buying-uae, buying-cyprus, citizenship, payments, remote"),
    questions: z.array(QuestionAnswer).describe("In display order"),
  })
  .meta({ id: "QuestionTopic" });
export type QuestionTopic = z.infer<typeof QuestionTopic>;

/** Data that a page does not show is empty or null. */
export const Page = PageCopy.extend({
  team: z
    .array(Department)
    .describe("Departments with their members; only on our-team and about-us"),
  testimonials: z
    .array(Testimonial)
    .describe(
      "Testimonials, newest first; on about-us all, on a landing page those of its country",
    ),
  questions: z
    .array(QuestionTopic)
    .describe("Questions by topic; on contact-us all, on a landing page its own"),
  offices: z
    .array(Office)
    .describe("Offices with their opening hours; only on about-us and contact-us"),
  landing: Landing.nullable().describe(
    "Data of a landing page; null except for landing-uae and landing-cyprus",
  ),
  sharePicture: SharePicture,
}).meta({ id: "Page" });
export type Page = z.infer<typeof Page>;

export const HomePage = PageCopy.extend({
  countries: z.array(CountrySummary).describe("Countries: Turkey, the UAE, Cyprus"),
  cities: z.array(CitySummary).describe("Featured cities, largest first"),
  featured: z.array(ProjectSummary).describe("Featured projects, the leading one first"),
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
      "The leading project with the data for a worked example of its purchase; null if there is none",
    ),
  posts: z.array(PostSummary).describe("The newest articles"),
  testimonials: z.array(Testimonial).describe("Testimonials, newest first"),
}).meta({ id: "HomePage" });
export type HomePage = z.infer<typeof HomePage>;
