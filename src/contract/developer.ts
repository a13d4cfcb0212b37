import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { ProjectSummary } from "#contract/project.ts";
import { listOf, Markdown, Named, Paging, RegionName, Text } from "#contract/shared.ts";

export const DeveloperName = Named.extend({
  id: z.int().describe("Number that leads to it as well as its slug"),
  projects: z.int().describe("Published projects of theirs"),
}).meta({ id: "DeveloperName" });
export const DeveloperNames = listOf(DeveloperName);

export const DeveloperSummary = DeveloperName.extend({
  logo: Picture,
  founded: z.int().describe("Year"),
  headquarters: Text,
  country: RegionName.describe("Where they build"),
  summary: Text,
  delivered: z.int().describe("Projects handed over"),
  underConstruction: z.int().describe("Projects being built"),
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
  story: Markdown,
  awards: z.array(Text).describe("As they tell them; empty where they tell none"),
  image: Picture.nullable(),
  listed: z
    .array(ProjectSummary)
    .describe("Their published projects, sold ones last, newest first"),
}).meta({ id: "Developer" });
export type Developer = z.infer<typeof Developer>;
