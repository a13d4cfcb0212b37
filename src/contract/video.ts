import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { IsoDate, listOf, Paging, Slug, Text } from "#contract/shared.ts";

export const VideoSummary = z
  .object({
    slug: Slug,
    title: Text,
    description: Text,
    file: z
      .string()
      .nullable()
      .describe("Path of the mp4; null for a video that stands on YouTube"),
    youtubeId: z.string().nullable().describe("Null for a video with a file of its own"),
    poster: Picture,
    durationSeconds: z.int().describe("Length in seconds"),
    views: z.int().describe("How often it has been seen"),
    publishedAt: IsoDate,
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
