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
    excerpt: Text.describe("What it says in a sentence or two, in the language of the answer"),
    category: Named.describe("The category that it stands in"),
    author: z
      .string()
      .nullable()
      .describe("The author's name, in Latin letters; null where they have left the team"),
    image: Picture.describe("The picture above it"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
    readingMinutes: z
      .int()
      .min(1)
      .describe(
        "Whole minutes to read it in the language of the answer: 200 words or 400 Chinese characters a minute",
      ),
  })
  .meta({ id: "PostSummary" });
export type PostSummary = z.infer<typeof PostSummary>;
export const PostList = listOf(PostSummary).meta({ id: "PostShelf" });

export const Post = PostSummary.extend({
  body: Markdown.describe("The article, Markdown (CommonMark), in the language of the answer"),
  writer: TeamMember.nullable().describe("The author; null where they have left the team"),
  country: RegionName.nullable().describe("Country that the article is about, if any"),
  related: z
    .array(PostSummary)
    .describe("Up to three: of the same country or category, newest first"),
  sharePicture: SharePicture,
}).meta({ id: "Post" });
export type Post = z.infer<typeof Post>;

export const BlogCategory = Named.extend({
  posts: z.int().describe("Published articles in it"),
}).meta({ id: "BlogCategory" });
export type BlogCategory = z.infer<typeof BlogCategory>;
export const BlogCategories = listOf(BlogCategory).meta({ id: "BlogCategories" });

export const PostPage = z
  .object({
    category: Named.nullable().describe(
      "The category asked for, with its present slug; null for all",
    ),
    content: z.array(PostSummary).describe("The articles of this page; empty past the end"),
    page: Paging,
  })
  .meta({ id: "PostPage" });
export type PostPage = z.infer<typeof PostPage>;
