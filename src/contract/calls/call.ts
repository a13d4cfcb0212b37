import { z } from "zod";

export interface Call {
  /** Path below `/api/v1`, parameters in braces. */
  path: string;
  /** One sentence for the API reference. */
  summary: string;
  params: z.ZodObject;
  query: z.ZodObject;
  response: z.ZodType;
  /** Gives 410 for withdrawn content. */
  mayBeGone?: true;
  /** Its long responses for crawlers have a cache of their own, so that they evict none of the visitors'. */
  isLongList?: true;
  /** Has unlimited different queries, so it is rate-limited. */
  isSearch?: true;
}

const none = z.object({});

export const pageNumber = z.int().min(1).max(99_999).default(1).describe("Page number, from 1");

export const limit = (defaultLimit: number) =>
  z.int().min(1).max(48).default(defaultLimit).describe("Entries per page, 1–48");

/** Parameters default to none. */
export function call<
  R extends z.ZodType,
  P extends z.ZodObject = typeof none,
  Q extends z.ZodObject = typeof none,
>(parts: {
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  response: R;
  mayBeGone?: true;
  isLongList?: true;
  isSearch?: true;
}) {
  const params = parts.params ?? (none as z.ZodObject as P); // P is `none` when omitted
  const query = parts.query ?? (none as z.ZodObject as Q); // Q is `none` when omitted
  return { ...parts, params, query };
}
