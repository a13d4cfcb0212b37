import { z } from "zod";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { AlsoCalled, LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";
import { MediaName, Slug, Whole, Year } from "#content/kinds/values.ts";

/** The API finds developers by slug or number, so a slug must not look like a number. */
const DeveloperSlug = Slug.regex(/[a-z]/, "must hold a letter: a number leads to a developer too");

export const Developer = z.strictObject({
  ...identity,
  slug: DeveloperSlug,
  formerSlugs: z.array(DeveloperSlug).default([]),
  name: z.string().min(1),
  /** Names in other scripts for search; the displayed name is always in Latin script. */
  alsoCalled: AlsoCalled,
  logo: MediaName,
  founded: Year,
  headquarters: LocalizedText,
  country: Slug,
  summary: LocalizedText,
  story: LocalizedMarkdown,
  /** Completed projects. */
  delivered: Whole,
  underConstruction: Whole,
  awards: optionalList(LocalizedText),
  image: optional(MediaName),
});
export type Developer = z.infer<typeof Developer>;
