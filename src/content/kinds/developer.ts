import { z } from "zod";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";
import { MediaName, Slug, Whole, Year } from "#content/kinds/values.ts";

/** Calls of the API find a developer by slug or by number, so that no slug may look like a number. */
const DeveloperSlug = Slug.regex(/[a-z]/, "must hold a letter: a number leads to a developer too");

export const Developer = z.strictObject({
  ...identity,
  slug: DeveloperSlug,
  formerSlugs: z.array(DeveloperSlug).default([]),
  name: z.string().min(1),
  /** The name is written in Latin letters everywhere; these are what people type in their own. */
  alsoCalled: AlsoCalled,
  logo: MediaName,
  founded: Year,
  headquarters: LocalizedText,
  country: Slug,
  summary: LocalizedText,
  story: LocalizedMarkdown,
  /** Projects finished so far. */
  delivered: Whole,
  underConstruction: Whole,
  awards: optionalList(LocalizedText),
  image: optional(MediaName),
});
export type Developer = z.infer<typeof Developer>;
