import type { Suggestion } from "#contract/search.ts";
import type { Reading } from "#catalog/reading.ts";

/** Suggests places, developers and projects for what has been typed so far. */
export async function suggest(
  _reading: Reading,
  _asked: { query: string; limit: number },
): Promise<Suggestion[]> {
  throw new Error("to be written");
}
