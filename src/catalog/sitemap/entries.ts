import type { SitemapEntry } from "#contract/sitemap.ts";
import type { Reading } from "#catalog/reading.ts";

/** A page, with the digest of the content that it is about; one that lists others has none of its own. */
export type ListedPage = SitemapEntry & { digest: string };

/** Where the entries of a kind come from. */
export interface Entries {
  count(reading: Reading): Promise<number>;
  /** From one place in the list up to another, which is left out. */
  read(reading: Reading, from: number, to: number): Promise<ListedPage[]>;
}

/** Of a kind with few entries, which are read all at once. */
export function wholeList(list: (reading: Reading) => Promise<ListedPage[]>): Entries {
  return {
    count: async (reading) => (await list(reading)).length,
    read: async (reading, from, to) => (await list(reading)).slice(from, to),
  };
}

/** An entry with what it has; the rest is nothing. */
export function entry(path: string, parts: Partial<Omit<ListedPage, "path">> = {}): ListedPage {
  return { path, changedAt: null, pictures: [], films: [], digest: "", ...parts };
}
