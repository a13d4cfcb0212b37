import { z } from "zod";
import { call, limit, pageNumber } from "#contract/calls/call.ts";
import { BlogCategories, Post, PostPage, PostList } from "#contract/post.ts";
import { Slug } from "#contract/shared.ts";
import { VideoPage, VideoList } from "#contract/video.ts";

export const editorialCalls = {
  latestPosts: call({
    path: "/blog/latest-posts",
    summary: "The newest articles",
    query: z.object({ limit: limit(4) }),
    answer: PostList,
  }),
  homepagePosts: call({
    path: "/blog/latest-posts-home",
    summary: "The newest articles, for the home page",
    answer: PostList,
  }),
  featuredPosts: call({
    path: "/blog/featured-posts",
    summary: "Featured articles, newest first",
    answer: PostList,
  }),
  blogCategories: call({
    path: "/blog/categories",
    summary: "Blog categories with numbers of articles",
    answer: BlogCategories,
  }),
  posts: call({
    path: "/blog/all-posts",
    summary: "Articles by page, newest first, optionally of one category",
    query: z.object({
      category: z
        .string()
        .max(100)
        .optional()
        .describe("Current or former slug of a category; an unknown one gives 404"),
      limit: limit(6),
      page: pageNumber,
    }),
    answer: PostPage,
    mayBeGone: true,
  }),
  post: call({
    path: "/blog/{slug}",
    summary: "An article with its author and related articles",
    params: z.object({ slug: Slug }),
    answer: Post,
    mayBeGone: true,
  }),
  featuredVideos: call({
    path: "/videos/featured-videos",
    summary: "Featured videos",
    answer: VideoList,
  }),
  videos: call({
    path: "/videos/index",
    summary: "Videos by page, newest first",
    query: z.object({ limit: limit(9), page: pageNumber }),
    answer: VideoPage,
  }),
};
