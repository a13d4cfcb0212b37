import { z } from "zod";
import { locales } from "#domain/locale.ts";
import { Picture } from "#contract/picture.ts";
import { IsoDate, listOf, Paging, RegionName, Slug, Text } from "#contract/shared.ts";

export const VideoSummary = z
  .object({
    slug: Slug,
    title: Text,
    description: Text.describe("Description, in the requested language"),
    file: z.string().nullable().describe("Path of the MP4 file; null for a video on YouTube"),
    youtubeId: z
      .string()
      .nullable()
      .describe("YouTube video id; null for a video with its own file"),
    captions: z
      .array(
        z.object({
          language: z.enum(locales).describe("Language of the captions"),
          url: z.string().describe("Path of the WebVTT file"),
        }),
      )
      .describe("Captions of a video with its own file; may be empty"),
    poster: Picture.describe("Poster image, shown until the video plays"),
    durationSeconds: z.int().describe("Duration in seconds"),
    views: z.int().describe("Number of views"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
    project: z
      .object({
        slug: Slug,
        name: z.string().describe("Name of the project, in Latin letters"),
        country: RegionName.describe("Country of the project"),
        city: RegionName.describe("City of the project"),
      })
      .nullable()
      .describe("Project shown in the video; null for none"),
  })
  .meta({ id: "VideoSummary" });
export type VideoSummary = z.infer<typeof VideoSummary>;
export const VideoList = listOf(VideoSummary).meta({ id: "VideoList" });

export const VideoPage = z
  .object({
    content: z.array(VideoSummary).describe("Videos on this page; empty past the last page"),
    page: Paging,
  })
  .meta({ id: "VideoPage" });
export type VideoPage = z.infer<typeof VideoPage>;
