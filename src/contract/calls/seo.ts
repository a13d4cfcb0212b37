/** Calls for sitemaps. */
import { z } from "zod";
import { call, pageNumber } from "#contract/calls/call.ts";
import { Slug } from "#contract/shared.ts";
import { Sitemap, SitemapPage } from "#contract/sitemap.ts";

export const seoCalls = {
  sitemap: call({
    path: "/sitemap",
    summary: "Number of indexable pages of each kind",
    response: Sitemap,
  }),
  sitemapEntries: call({
    path: "/sitemap/{kind}",
    summary: "Indexable pages of a kind with their pictures and videos, paginated",
    params: z.object({ kind: Slug }),
    query: z.object({
      page: pageNumber,
      limit: z.int().min(1).max(1_000).default(1_000).describe("Entries per page, 1–1000"),
    }),
    response: SitemapPage,
    isLongList: true,
  }),
};
