import type { Page } from "#contract/page.ts";
import type { Reading } from "#catalog/reading.ts";

/** Finds a page by its slug, with all that it shows. */
export async function findPage(_reading: Reading, _slug: string): Promise<Page | null> {
  throw new Error("to be written");
}
