import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { identity, optional } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { MediaName } from "#content/kinds/values.ts";

export const TeamMember = z.strictObject({
  ...identity,
  name: z.string().min(1),
  /** Without a portrait the site shows initials. */
  portrait: optional(MediaName),
  title: LocalizedText,
  /** ISO 639-1, the best first. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, "must be a language code of two letters"))
    .min(1),
  bio: LocalizedText,
  whatsapp: z.enum(whatsappLines),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Department = z.strictObject({
  ...identity,
  name: LocalizedText,
  members: z.array(TeamMember),
});
export type Department = z.infer<typeof Department>;
