import { z } from "zod";
import { Picture, SharePicture } from "#contract/picture.ts";
import { ProjectSummary } from "#contract/project.ts";
import { listOf, Markdown, Named, Paging, RegionName, Text } from "#contract/shared.ts";

export const DeveloperName = Named.extend({
  id: z.int().describe("Number that leads to it as its slug does"),
  projects: z.int().describe("Published projects of theirs"),
}).meta({ id: "DeveloperName" });
export type DeveloperName = z.infer<typeof DeveloperName>;
export const DeveloperNames = listOf(DeveloperName).meta({ id: "DeveloperNames" });

export const DeveloperSummary = DeveloperName.extend({
  logo: Picture.describe("A drawing of their name"),
  founded: z.int().describe("Calendar year"),
  headquarters: Text.describe("City of their head office, in the language of the answer"),
  country: RegionName.nullable().describe("Where they build; null where that country is not shown"),
  summary: Text.describe("Who they are in a sentence or two, in the language of the answer"),
  delivered: z.int().describe("Projects handed over so far, listed here or not"),
  underConstruction: z.int().describe("Projects being built, listed here or not"),
}).meta({ id: "DeveloperSummary" });
export type DeveloperSummary = z.infer<typeof DeveloperSummary>;

export const DeveloperPage = z
  .object({
    content: z.array(DeveloperSummary).describe("The developers of this page; empty past the end"),
    page: Paging,
  })
  .meta({ id: "DeveloperPage" });
export type DeveloperPage = z.infer<typeof DeveloperPage>;

export const Developer = DeveloperSummary.extend({
  story: Markdown.describe("What they build, Markdown (CommonMark), in the language of the answer"),
  awards: z.array(Text).describe("As the developer states them; may be empty"),
  image: Picture.nullable().describe("One of their buildings; null where there is no picture"),
  listed: z
    .array(ProjectSummary)
    .describe("Their published projects, sold ones last, newest first"),
  sharePicture: SharePicture,
}).meta({ id: "Developer" });
export type Developer = z.infer<typeof Developer>;
