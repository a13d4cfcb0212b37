import { z } from "zod";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { LocalizedMarkdown, LocalizedText } from "#content/kinds/text.ts";
import { MediaName, Slug, Whole, Year } from "#content/kinds/values.ts";

export const Developer = z.strictObject({
  ...identity,
  name: z.string().min(1),
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
