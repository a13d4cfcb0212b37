import type { Paging } from "#contract/shared.ts";

export interface PageRequest {
  page: number;
  limit: number;
}

export function pagingOf({ page, limit }: PageRequest, total: number): Paging {
  return { number: page, size: limit, total, pages: Math.ceil(total / limit) };
}
