import type { Paging } from "#contract/shared.ts";

/** Which page of a list is asked for, from 1, and how many entries a page has. */
export interface AskedPage {
  page: number;
  limit: number;
}

/** Tells where a page stands among all that there are. */
export function pagingOf({ page, limit }: AskedPage, total: number): Paging {
  return { number: page, size: limit, total, pages: Math.ceil(total / limit) };
}
