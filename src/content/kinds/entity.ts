import { z } from "zod";
import { Slug } from "#content/kinds/values.ts";

export const publication = {
  /** Withdrawn entities stay in the pack with `published: false`. */
  published: z.boolean().default(true),
};

export const identity = {
  slug: Slug,
  formerSlugs: z.array(Slug).default([]),
  ...publication,
};

/** An optional field; null in the parsed entity if absent or empty. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.nullable(schema).prefault(null);
}

/** An optional list; empty in the parsed entity if absent. */
export function optionalList<Schema extends z.ZodType>(schema: Schema) {
  return z.array(schema).prefault([]);
}
