/** Queries of the site's paginated lists. */
import { slugPattern } from "#domain/slug.ts";

/** Pages count from 1. */
export interface AskedPage {
  page: number;
}

/** `category` is a slug; null for all. */
export interface AskedPosts extends AskedPage {
  category: string | null;
}

/** Parses a page number; 1 when missing or invalid. */
export function parsePageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export function parseAskedPage(query: URLSearchParams): AskedPage {
  return { page: parsePageNumber(query.get("page")) };
}

/** Omits the first page. */
export function askedPageQuery({ page }: AskedPage): URLSearchParams {
  return new URLSearchParams(page === 1 ? {} : { page: String(page) });
}

export function parseAskedPosts(query: URLSearchParams): AskedPosts {
  const category = query.get("category");
  return {
    category: category !== null && slugPattern.test(category) ? category : null,
    ...parseAskedPage(query),
  };
}

/** Writes the canonical query, the category first. */
export function askedPostsQuery({ category, page }: AskedPosts): URLSearchParams {
  const query = new URLSearchParams(category === null ? {} : { category });
  for (const [name, value] of askedPageQuery({ page })) query.set(name, value);
  return query;
}
