import type { Understood } from "#contract/search.ts";
import type { Reading } from "#catalog/reading.ts";

/** Reads a query: so far all of it is text. */
export async function understandQuery(_reading: Reading, query: string): Promise<Understood> {
  return { text: query, country: null, filters: {}, words: [] };
}
