import { z } from "zod";
import { listOf, RegionName, Slug } from "#contract/shared.ts";
import { filterNames } from "#domain/search/filters.ts";

export const FilterName = z.enum([...filterNames, "query"]);
export type FilterName = z.infer<typeof FilterName>;

export const InterpretedQuery = z
  .object({
    text: z
      .string()
      .describe(
        "The rest of the text, in the visitor's spelling; empty where every word became a filter",
      ),
    country: Slug.nullable().describe(
      "A country that was named; the listing is narrowed to it. Null where none was",
    ),
    filters: z
      .record(z.string(), z.string())
      .describe(
        "Filters that words were understood as, written as the listing's address writes them",
      ),
    words: z
      .array(
        z.object({
          said: z.string().describe("As the visitor wrote it"),
          filter: z
            .enum([...filterNames, "country"])
            .describe("The filter that it was understood as"),
          value: z.string().describe("As the listing's address writes it"),
          corrected: z.boolean().describe("Whether it was understood in spite of a misspelling"),
        }),
      )
      .describe("Which words were understood as what, in the order of the query"),
  })
  .describe(
    "How the free text was read; putting `filters`, `country` and `text` in its place finds the same",
  )
  .meta({ id: "Understood" });
export type InterpretedQuery = z.infer<typeof InterpretedQuery>;

export const Suggestion = z
  .object({
    kind: z.enum(["place", "developer", "project"]).describe("What it is, and which page it has"),
    slug: Slug,
    name: z
      .string()
      .describe("In the language of the answer; names of projects and developers in Latin letters"),
    place: z
      .object({
        country: RegionName,
        city: RegionName.nullable().describe("Null for a country"),
        town: RegionName.nullable().describe("Null for a country or a city"),
      })
      .nullable()
      .describe("Where it is; of a place, the place itself included. Null for a developer"),
    projects: z
      .int()
      .nullable()
      .describe("Published projects there or by them; null for a project"),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = listOf(Suggestion).meta({ id: "Suggestions" });
export type Suggestions = z.infer<typeof Suggestions>;
