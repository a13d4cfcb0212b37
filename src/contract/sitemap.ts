import { z } from "zod";
import { IsoDate, Paging, Text } from "#contract/shared.ts";

/** Each kind has sitemap files of its own. */
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
    edition: z
      .string()
      .describe("Content version: an opaque string that changes with the content and the day"),
    content: z
      .array(
        z.object({
          kind: z.enum(sitemapKinds).describe("What the entries are"),
          entries: z.int().describe("Number of them"),
        }),
      )
      .describe("All kinds, those without entries too"),
  })
  .meta({ id: "Sitemap" });
export type Sitemap = z.infer<typeof Sitemap>;

export const SitemapVideo = z
  .object({
    title: Text,
    description: Text.describe("What it shows, in the language of the answer"),
    poster: z.string().describe("Path of the poster image"),
    file: z.string().describe("Path of the mp4"),
    durationSeconds: z.int().describe("Length in seconds"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
  })
  .meta({ id: "SitemapFilm" });
export type SitemapVideo = z.infer<typeof SitemapVideo>;

export const SitemapEntry = z
  .object({
    path: z
      .string()
      .describe("Path without the language prefix, with its query; empty for the home page"),
    changedAt: IsoDate.nullable().describe(
      "Day of the newest date that the content gives the page, ISO 8601 date; null where it gives none",
    ),
    pictures: z.array(z.string()).describe("Paths of its photographs, each in its largest file"),
    films: z.array(SitemapVideo).describe("Videos on the page"),
  })
  .meta({ id: "SitemapEntry" });
export type SitemapEntry = z.infer<typeof SitemapEntry>;

export const SitemapPage = z
  .object({
    content: z.array(SitemapEntry).describe("The entries of this page; empty past the end"),
    page: Paging,
  })
  .meta({ id: "SitemapPage" });
export type SitemapPage = z.infer<typeof SitemapPage>;
