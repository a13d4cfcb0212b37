import { z } from "zod";
import { IsoDate, Paging, Text } from "#contract/shared.ts";

/** Kinds of pages, each with its own sitemap files. */
export const sitemapKinds = [
  "pages",
  "places",
  "listings",
  "projects",
  "developers",
  "articles",
  "videos",
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const Sitemap = z
  .object({
    contentVersion: z
      .string()
      .describe("Content version: an opaque string that changes with the content and the date"),
    content: z
      .array(
        z.object({
          kind: z.enum(sitemapKinds).describe("Kind of pages"),
          entries: z.int().describe("Number of pages"),
        }),
      )
      .describe("All kinds, including those without pages"),
  })
  .meta({ id: "Sitemap" });
export type Sitemap = z.infer<typeof Sitemap>;

export const SitemapVideo = z
  .object({
    title: Text,
    description: Text.describe("Description, in the requested language"),
    poster: z.string().describe("Path of the poster image"),
    file: z.string().describe("Path of the MP4 file"),
    durationSeconds: z.int().describe("Duration in seconds"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
  })
  .meta({ id: "SitemapVideo" });
export type SitemapVideo = z.infer<typeof SitemapVideo>;

export const SitemapEntry = z
  .object({
    path: z
      .string()
      .describe("Path with query, without the language prefix; empty for the home page"),
    changedAt: IsoDate.nullable().describe(
      "Newest date in the content of the page, ISO 8601; null if there is none",
    ),
    pictures: z
      .array(z.string())
      .describe("Paths of the photographs on the page, each in its largest size"),
    films: z.array(SitemapVideo).describe("Videos on the page"),
  })
  .meta({ id: "SitemapEntry" });
export type SitemapEntry = z.infer<typeof SitemapEntry>;

export const SitemapPage = z
  .object({
    content: z.array(SitemapEntry).describe("Entries on this page; empty past the last page"),
    page: Paging,
  })
  .meta({ id: "SitemapPage" });
export type SitemapPage = z.infer<typeof SitemapPage>;
