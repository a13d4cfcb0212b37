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
        "What the section is: text, figures, story, values, process, team, testimonials, offices, form, contact …",
      ),
    heading: Text,
    body: Markdown.nullable().describe("Markdown (CommonMark), in the language of the answer"),
    image: Picture.nullable().describe("Null where the section has none"),
    items: z
      .array(
        z.object({
          heading: Text.nullable().describe("In the language of the answer"),
          text: Text.nullable().describe("In the language of the answer"),
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

export const PageHero = z
  .object({
    heading: Text,
    text: Text,
    image: Picture.nullable().describe("Null where the page has none"),
  })
  .describe("What the page opens with")
  .meta({ id: "PageHero" });

export const PageCopy = z
  .object({
    slug: Slug,
    title: Text,
    description: z.string().describe("For search engines, at most 160 characters"),
    hero: PageHero,
    sections: z.array(PageSection).describe("In the order to show"),
    version: z
      .string()
      .nullable()
      .describe(
        "ISO 8601 date of the text, stored with every consent; null for every page but the privacy policy",
      ),
  })
  .meta({ id: "PageCopy" });
export type PageCopy = z.infer<typeof PageCopy>;

export const QuestionTopic = z
  .object({
    topic: z
      .string()
      .describe("buying-turkey, buying-uae, buying-cyprus, citizenship, payments, remote"),
    questions: z.array(QuestionAnswer).describe("In the order to show"),
  })
  .meta({ id: "QuestionTopic" });
export type QuestionTopic = z.infer<typeof QuestionTopic>;

/** Sections that a page does not show are empty or null. */
export const Page = PageCopy.extend({
  team: z.array(Department).describe("Departments with their members: our-team, and about-us"),
  testimonials: z
    .array(Testimonial)
    .describe("Newest first: about-us, and landings those of their country"),
  questions: z
    .array(QuestionTopic)
    .describe("Questions by topic: contact-us all; a landing its own, under its country's topic"),
  offices: z.array(Office).describe("Offices with their hours: about-us and contact-us"),
  landing: Landing.nullable().describe("Of landing-uae and landing-cyprus only"),
  sharePicture: SharePicture,
}).meta({ id: "Page" });
export type Page = z.infer<typeof Page>;

export const HomePage = PageCopy.extend({
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
