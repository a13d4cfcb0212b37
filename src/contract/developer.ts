import { z } from "zod";
import { Picture, SharePicture } from "#contract/picture.ts";
import { ProjectSummary } from "#contract/project.ts";
import { listOf, Markdown, Named, Paging, RegionName, Text } from "#contract/shared.ts";

export const DeveloperName = Named.extend({
  id: z.int().describe("Numeric id; accepted wherever the slug is"),
  projects: z.int().describe("Number of published projects"),
}).meta({ id: "DeveloperName" });
export type DeveloperName = z.infer<typeof DeveloperName>;
export const DeveloperNames = listOf(DeveloperName).meta({ id: "DeveloperNames" });

export const DeveloperSummary = DeveloperName.extend({
  logo: Picture.describe("Logo"),
  founded: z.int().describe("Year of foundation"),
  headquarters: Text.describe("City of the head office, in the requested language"),
  country: RegionName.nullable().describe(
    "Country in which the company builds; null if the site does not cover it",
  ),
  summary: Text.describe("Short description, one or two sentences, in the requested language"),
  delivered: z.int().describe("Number of projects handed over, including those not listed here"),
  underConstruction: z
    .int()
    .describe("Number of projects under construction, including those not listed here"),
}).meta({ id: "DeveloperSummary" });
export type DeveloperSummary = z.infer<typeof DeveloperSummary>;

export const DeveloperPage = z
  .object({
    content: z
      .array(DeveloperSummary)
      .describe("Developers on this page; empty past the last page"),
    page: Paging,
  })
  .meta({ id: "DeveloperPage" });
export type DeveloperPage = z.infer<typeof DeveloperPage>;

export const Developer = DeveloperSummary.extend({
  story: Markdown.describe("Profile, Markdown (CommonMark), in the requested language"),
  awards: z.array(Text).describe("Awards as stated by the developer; may be empty"),
  image: Picture.nullable().describe(
    "Picture of one of the company's buildings; null if there is none",
  ),
  listed: z.array(ProjectSummary).describe("Published projects, newest first, sold ones last"),
  sharePicture: SharePicture,
}).meta({ id: "Developer" });
export type Developer = z.infer<typeof Developer>;
