import { z } from "zod";
import { listOf, RegionName, Slug } from "#contract/shared.ts";
import { filterNames } from "#domain/search/filters.ts";

export const FilterName = z.enum([...filterNames, "query"]);
export type FilterName = z.infer<typeof FilterName>;

export const InterpretedQuery = z
  .object({
    text: z
      .string()
      .describe("Remaining search text, as typed; empty if every word became a filter"),
    country: Slug.nullable().describe(
      "Slug of the country named in the text, to which the results are limited; null for none",
    ),
    filters: z
      .record(z.string(), z.string())
      .describe("Recognised filters, by name, as written in a listing's URL"),
    words: z
      .array(
        z.object({
          said: z.string().describe("Word or phrase as typed"),
          filter: z.enum([...filterNames, "country"]).describe("Name of the recognised filter"),
          value: z.string().describe("Value as written in a listing's URL"),
          corrected: z.boolean().describe("Whether a misspelling was corrected"),
        }),
      )
      .describe("Recognised words, in the order of the text"),
  })
  .describe(
    "How the search text was interpreted; a request with `filters`, `country` and `text` instead gives the same results",
  )
  .meta({ id: "InterpretedQuery" });
export type InterpretedQuery = z.infer<typeof InterpretedQuery>;

export const Suggestion = z
  .object({
    kind: z
      .enum(["place", "developer", "project"])
      .describe("Kind of suggestion, which also decides its page"),
    slug: Slug,
    name: z
      .string()
      .describe("Name in the requested language; of projects and developers in Latin letters"),
    place: z
      .object({
        country: RegionName,
        city: RegionName.nullable().describe("City; null for a country"),
        town: RegionName.nullable().describe("Town; null for a country or a city"),
      })
      .nullable()
      .describe("Location, including the place itself for a place; null for a developer"),
    projects: z
      .int()
      .nullable()
      .describe(
        "Number of published projects in the place or by the developer; null for a project",
      ),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = listOf(Suggestion).meta({ id: "Suggestions" });
export type Suggestions = z.infer<typeof Suggestions>;
