import type { SitemapEntry } from "#contract/sitemap.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** A sitemap entry with the hash of the page's content; empty for lists. */
export type SitemapPageEntry = SitemapEntry & { digest: string };

export interface EntrySource {
  count(context: ReadContext): Promise<number>;
  /** Entries from index `from` up to, but not including, `to`. */
  read(context: ReadContext, from: number, to: number): Promise<SitemapPageEntry[]>;
}

/** For kinds with few entries, which are read all at once. */
export function fromList(list: (context: ReadContext) => Promise<SitemapPageEntry[]>): EntrySource {
  return {
    count: async (context) => (await list(context)).length,
    read: async (context, from, to) => (await list(context)).slice(from, to),
  };
}

export function sitemapEntry(
  path: string,
  parts: Partial<Omit<SitemapPageEntry, "path">> = {},
): SitemapPageEntry {
  return { path, changedAt: null, pictures: [], films: [], digest: "", ...parts };
}
