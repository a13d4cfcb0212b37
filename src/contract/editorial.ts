import { z } from "zod";
import { Picture } from "#contract/picture.ts";
import { IsoDate, listOf, Named, Slug, Text } from "#contract/shared.ts";

export const PostSummary = z
  .object({
    slug: Slug,
    title: Text,
    excerpt: Text,
    category: Named,
    author: z.string().describe("The author's name"),
    image: Picture,
    publishedAt: IsoDate,
  })
  .meta({ id: "PostSummary" });
export type PostSummary = z.infer<typeof PostSummary>;
export const PostShelf = listOf(PostSummary);

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
export const VideoShelf = listOf(VideoSummary);

export const Testimonial = z
  .object({
    slug: Slug,
    name: z.string().describe("In Latin letters"),
    nationality: z.string().describe("ISO 3166-1 alpha-2"),
    country: Named.describe("Country bought in"),
    quote: Text,
    rating: z.int().min(1).max(5).describe("Stars, 1–5"),
    date: IsoDate,
  })
  .meta({ id: "Testimonial" });
export type Testimonial = z.infer<typeof Testimonial>;
