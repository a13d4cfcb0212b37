import { z } from "zod";
import { Picture, SharePicture } from "#contract/picture.ts";
import {
  IsoDate,
  listOf,
  Markdown,
  Named,
  Paging,
  RegionName,
  Slug,
  Text,
} from "#contract/shared.ts";
import { TeamMember } from "#contract/people.ts";

export const PostSummary = z
  .object({
    slug: Slug,
    title: Text,
    excerpt: Text.describe("Excerpt of one or two sentences, in the requested language"),
    category: Named.describe("Category of the article"),
    author: z
      .string()
      .nullable()
      .describe("Name of the author, in Latin letters; null if the author has left the team"),
    image: Picture.describe("Title picture"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
    readingMinutes: z
      .int()
      .min(1)
      .describe("Reading time in whole minutes, at 200 words or 400 Chinese characters a minute"),
  })
  .meta({ id: "PostSummary" });
export type PostSummary = z.infer<typeof PostSummary>;
export const PostList = listOf(PostSummary).meta({ id: "PostList" });

export const Post = PostSummary.extend({
  body: Markdown.describe("Text of the article, Markdown (CommonMark), in the requested language"),
  writer: TeamMember.nullable().describe("The author; null if the author has left the team"),
  country: RegionName.nullable().describe("Country that the article is about; null for none"),
  related: z
    .array(PostSummary)
    .describe("Up to three articles of the same country or category, newest first"),
  sharePicture: SharePicture,
}).meta({ id: "Post" });
export type Post = z.infer<typeof Post>;

export const BlogCategory = Named.extend({
  posts: z.int().describe("Number of published articles"),
}).meta({ id: "BlogCategory" });
export type BlogCategory = z.infer<typeof BlogCategory>;
export const BlogCategories = listOf(BlogCategory).meta({ id: "BlogCategories" });

export const PostPage = z
  .object({
    category: Named.nullable().describe("Requested category, with its current slug; null for all"),
    content: z.array(PostSummary).describe("Articles on this page; empty past the last page"),
    page: Paging,
  })
  .meta({ id: "PostPage" });
export type PostPage = z.infer<typeof PostPage>;
