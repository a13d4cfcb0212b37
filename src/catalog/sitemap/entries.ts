import type { SitemapEntry } from "#contract/sitemap.ts";
import type { Reading } from "#catalog/reading.ts";

/** A sitemap entry with the hash of the page's content; empty for lists. */
export type ListedPage = SitemapEntry & { digest: string };

export interface Entries {
  count(reading: Reading): Promise<number>;
  /** Entries from index `from` up to, but not including, `to`. */
  read(reading: Reading, from: number, to: number): Promise<ListedPage[]>;
}

/** For kinds with few entries, which are read all at once. */
export function wholeList(list: (reading: Reading) => Promise<ListedPage[]>): Entries {
  return {
    count: async (reading) => (await list(reading)).length,
    read: async (reading, from, to) => (await list(reading)).slice(from, to),
  };
}

export function entry(path: string, parts: Partial<Omit<ListedPage, "path">> = {}): ListedPage {
  return { path, changedAt: null, pictures: [], films: [], digest: "", ...parts };
}
