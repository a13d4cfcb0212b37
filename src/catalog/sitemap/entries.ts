import type { SitemapEntry } from "#contract/sitemap.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** A sitemap entry with the hash of the page's content; empty for lists. */
export type SitemapPageEntry = SitemapEntry & { digest: string };

export interface EntrySource {
  count(reading: ReadContext): Promise<number>;
  /** Entries from index `from` up to, but not including, `to`. */
  read(reading: ReadContext, from: number, to: number): Promise<SitemapPageEntry[]>;
}

/** For kinds with few entries, which are read all at once. */
export function fromList(list: (reading: ReadContext) => Promise<SitemapPageEntry[]>): EntrySource {
  return {
    count: async (reading) => (await list(reading)).length,
    read: async (reading, from, to) => (await list(reading)).slice(from, to),
  };
}

export function sitemapEntry(
  path: string,
  parts: Partial<Omit<SitemapPageEntry, "path">> = {},
): SitemapPageEntry {
  return { path, changedAt: null, pictures: [], films: [], digest: "", ...parts };
}
