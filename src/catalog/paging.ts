import type { Paging } from "#contract/shared.ts";

export interface AskedPage {
  page: number;
  limit: number;
}

export function pagingOf({ page, limit }: AskedPage, total: number): Paging {
  return { number: page, size: limit, total, pages: Math.ceil(total / limit) };
}
