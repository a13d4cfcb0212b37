/** What every entity of a content pack may carry, and how an absent field is written down. */
import { z } from "zod";
import { Slug } from "#content/kinds/values.ts";

/** Fields of an entity without a slug of its own. */
export const publication = {
  /** A withdrawn entity stays in the pack with `published: false`. */
  published: z.boolean().default(true),
};

/** Fields of an entity with a slug. */
export const identity = {
  slug: Slug,
  formerSlugs: z.array(Slug).default([]),
  ...publication,
};

/** A field that may be left out: `null` in the parsed entity, whether it was absent or written empty. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.nullable(schema).prefault(null);
}

/** A list that may be left out: empty in the parsed entity. */
export function optionalList<Schema extends z.ZodType>(schema: Schema) {
  return z.array(schema).prefault([]);
}
