import { z } from "zod";
import { byFlagFilter } from "#domain/search/filters.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import { identity } from "#content/kinds/entity.ts";
import { LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";
import { Count, Rooms, Slug } from "#content/kinds/values.ts";

/** A listing with a slug of its own; visitors cannot remove its filters. */
export const FilterPage = z.strictObject({
  ...identity,
  title: LocalizedText,
  heading: LocalizedText,
  intro: LocalizedMarkdown,
  query: z
    .strictObject({
      country: Slug,
      city: Slug,
      town: Slug,
      type: Slug,
      rooms: Rooms,
      priceMaxUsd: Count,
      status: z.enum(projectStatuses),
      ...byFlagFilter(() => z.literal(true)),
    })
    .partial(),
});
export type FilterPage = z.infer<typeof FilterPage>;
