import { z } from "zod";
import { call, limit, pageNumber } from "#contract/calls/call.ts";
import { BlogCategories, Post, PostPage, PostShelf } from "#contract/post.ts";
import { Slug } from "#contract/shared.ts";
import { VideoPage, VideoShelf } from "#contract/video.ts";

export const editorialCalls = {
  latestPosts: call({
    path: "/blog/latest-posts",
    summary: "The newest articles",
    query: z.object({ limit: limit(4) }),
    answer: PostShelf,
  }),
  homepagePosts: call({
    path: "/blog/latest-posts-home",
    summary: "The newest articles, for the home page",
    answer: PostShelf,
  }),
  featuredPosts: call({
    path: "/blog/featured-posts",
    summary: "Featured articles, newest first",
    answer: PostShelf,
  }),
  blogCategories: call({
    path: "/blog/categories",
    summary: "Categories of the blog with the number of their articles",
    answer: BlogCategories,
  }),
  posts: call({
    path: "/blog/all-posts",
    summary: "Articles by page, newest first, of one category where it is given",
    query: z.object({
      category: z
        .string()
        .max(100)
        .optional()
        .describe("Slug of a category, present or former; an unknown one is a 404"),
      limit: limit(6),
      page: pageNumber,
    }),
    answer: PostPage,
    mayBeGone: true,
  }),
  post: call({
    path: "/blog/{slug}",
    summary: "An article with its author and related ones",
    params: z.object({ slug: Slug }),
    answer: Post,
    mayBeGone: true,
  }),
  featuredVideos: call({
    path: "/videos/featured-videos",
    summary: "Featured videos",
    answer: VideoShelf,
  }),
  videos: call({
    path: "/videos/index",
    summary: "Videos by page, newest first",
    query: z.object({ limit: limit(9), page: pageNumber }),
    answer: VideoPage,
  }),
};
