import { z } from "zod";
import { identity, optional } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { Count, IsoDate, MediaName, Slug, Whole } from "#content/kinds/values.ts";

export const Video = z
  .strictObject({
    ...identity,
    title: LocalizedText,
    description: LocalizedText,
    file: optional(MediaName),
    youtubeId: optional(
      z.string().regex(/^[\w-]{11}$/, "must be the 11 characters of a YouTube address"),
    ),
    poster: MediaName,
    durationSeconds: Count,
    views: Whole,
    publishedAt: IsoDate,
    featured: z.boolean(),
    project: optional(Slug),
  })
  .refine((video) => video.file !== null || video.youtubeId !== null, {
    path: ["file"],
    error: "is missing, and there is no youtubeId either",
  });
export type Video = z.infer<typeof Video>;
