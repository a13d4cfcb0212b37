import { z } from "zod";
import { identity, optional } from "#content/kinds/entity.ts";
import { LocalizedMarkdown, LocalizedText, localizedText } from "#content/kinds/text.ts";
import { IsoDate, MediaName, Slug } from "#content/kinds/values.ts";

export const Post = z.strictObject({
  ...identity,
  category: Slug,
  title: LocalizedText,
  excerpt: localizedText({ maxLength: 200 }),
  body: LocalizedMarkdown,
  image: MediaName,
  /** Slug of a team member. */
  author: Slug,
  publishedAt: IsoDate,
  featured: z.boolean(),
  country: optional(Slug),
  /** For search, never shown. */
  tags: z.array(z.string().min(1)),
});
export type Post = z.infer<typeof Post>;
