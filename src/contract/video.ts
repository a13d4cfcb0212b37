import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { IsoDate, listOf, Paging, Slug, Text } from "#contract/shared.ts";

export const VideoSummary = z
  .object({
    slug: Slug,
    title: Text,
    description: Text.describe("What it shows, in the language of the answer"),
    file: z
      .string()
      .nullable()
      .describe("Path of the mp4; null for a video that stands on YouTube"),
    youtubeId: z
      .string()
      .nullable()
      .describe("Identifier of the video on YouTube; null for a video with a file of its own"),
    poster: Picture.describe("What stands in its place until it plays"),
    durationSeconds: z.int().describe("Length in seconds"),
    views: z.int().describe("How often it has been seen"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
  })
  .meta({ id: "VideoSummary" });
export type VideoSummary = z.infer<typeof VideoSummary>;
export const VideoShelf = listOf(VideoSummary).meta({ id: "VideoShelf" });

export const VideoPage = z
  .object({
    content: z.array(VideoSummary).describe("The videos of this page; empty past the end"),
    page: Paging,
  })
  .meta({ id: "VideoPage" });
export type VideoPage = z.infer<typeof VideoPage>;
