import { z } from "zod";
import { identity, optional } from "#content/kinds/entity.ts";
import { byLanguage, LocalizedText } from "#content/kinds/text.ts";
import { CaptionsName, Count, IsoDate, MediaName, Slug, Whole } from "#content/kinds/values.ts";
import { locales } from "#domain/locale.ts";

const InOneLanguage = optional(CaptionsName);

/** One captions file for each locale; locales may be omitted. */
const VideoCaptions = byLanguage(() => InOneLanguage).prefault({});

export const Video = z
  .strictObject({
    ...identity,
    title: LocalizedText,
    description: LocalizedText,
    file: optional(MediaName),
    youtubeId: optional(
      z.string().regex(/^[\w-]{11}$/, "must be the 11 characters of a YouTube address"),
    ),
    captions: VideoCaptions,
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
  })
  .refine((video) => video.file !== null || locales.every((one) => video.captions[one] === null), {
    path: ["captions"],
    error: "need a video with a file of its own",
  });
export type Video = z.infer<typeof Video>;
