import type { SitemapEntry } from "#contract/sitemap.ts";
import type { Reading } from "#catalog/reading.ts";

/** Where the entries of a kind come from. */
export interface Entries {
  count(reading: Reading): Promise<number>;
  /** From one place in the list up to another, which is left out. */
  read(reading: Reading, from: number, to: number): Promise<SitemapEntry[]>;
}

/** Of a kind with few entries, which are read all at once. */
export function wholeList(list: (reading: Reading) => Promise<SitemapEntry[]>): Entries {
  return {
    count: async (reading) => (await list(reading)).length,
    read: async (reading, from, to) => (await list(reading)).slice(from, to),
  };
}

/** An entry with what it has; the rest is nothing. */
export function entry(path: string, parts: Partial<Omit<SitemapEntry, "path">> = {}): SitemapEntry {
  return { path, changedAt: null, pictures: [], films: [], ...parts };
}
