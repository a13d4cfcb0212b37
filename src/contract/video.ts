import { z } from "zod";
import { locales } from "#domain/locale.ts";
import { Picture } from "#contract/picture.ts";
import { IsoDate, listOf, Paging, RegionName, Slug, Text } from "#contract/shared.ts";

export const VideoSummary = z
  .object({
    slug: Slug,
    title: Text,
    description: Text.describe("What it shows, in the language of the answer"),
    file: z.string().nullable().describe("Path of the mp4; null for a video on YouTube"),
    youtubeId: z
      .string()
      .nullable()
      .describe("Identifier of the video on YouTube; null for a video with a file of its own"),
    captions: z
      .array(
        z.object({
          language: z.enum(locales).describe("Language of the texts"),
          url: z.string().describe("Path of the WebVTT file"),
        }),
      )
      .describe("What is said in a film with a file of its own, as text, in whatever languages"),
    poster: Picture.describe("What stands in its place until it plays"),
    durationSeconds: z.int().describe("Length in seconds"),
    views: z.int().describe("View count"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
    project: z
      .object({
        slug: Slug,
        name: z.string().describe("Its name, in Latin letters"),
        country: RegionName.describe("Its country"),
        city: RegionName.describe("Its city"),
      })
      .nullable()
      .describe("The project that it shows; null where it shows none"),
  })
  .meta({ id: "VideoSummary" });
export type VideoSummary = z.infer<typeof VideoSummary>;
export const VideoList = listOf(VideoSummary).meta({ id: "VideoShelf" });

export const VideoPage = z
  .object({
    content: z.array(VideoSummary).describe("The videos of this page; empty past the end"),
    page: Paging,
  })
  .meta({ id: "VideoPage" });
export type VideoPage = z.infer<typeof VideoPage>;
