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
    response: PostList,
  }),
  homepagePosts: call({
    path: "/blog/latest-posts-home",
    summary: "The newest articles, for the home page",
    response: PostList,
  }),
  featuredPosts: call({
    path: "/blog/featured-posts",
    summary: "Featured articles, newest first",
    response: PostList,
  }),
  blogCategories: call({
    path: "/blog/categories",
    summary: "Blog categories with their article counts",
    response: BlogCategories,
  }),
  posts: call({
    path: "/blog/all-posts",
    summary: "Articles, paginated, newest first, optionally of one category",
    query: z.object({
      category: z
        .string()
        .max(100)
        .optional()
        .describe("Current or former slug of a category; an unknown one gives 404"),
      limit: limit(6),
      page: pageNumber,
    }),
    response: PostPage,
    mayBeGone: true,
  }),
  post: call({
    path: "/blog/{slug}",
    summary: "An article with its author and related articles",
    params: z.object({ slug: Slug }),
    response: Post,
    mayBeGone: true,
  }),
  featuredVideos: call({
    path: "/videos/featured-videos",
    summary: "Featured videos",
    response: VideoList,
  }),
  videos: call({
    path: "/videos/index",
    summary: "Videos, paginated, newest first",
    query: z.object({ limit: limit(9), page: pageNumber }),
    response: VideoPage,
  }),
};
