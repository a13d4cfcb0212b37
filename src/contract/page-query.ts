/** Queries of the site's paginated lists. */
import { slugPattern } from "#domain/slug.ts";

/** A page of a list, counted from 1. */
export interface PageQuery {
  page: number;
}

/** A page of the blog; `category` is a slug, null for all. */
export interface PostsQuery extends PageQuery {
  category: string | null;
}

/** Parses a page number; 1 when missing or invalid. */
export function parsePageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export function parsePageQuery(query: URLSearchParams): PageQuery {
  return { page: parsePageNumber(query.get("page")) };
}

/** Writes the canonical query, without the first page. */
export function writePageQuery({ page }: PageQuery): URLSearchParams {
  return new URLSearchParams(page === 1 ? {} : { page: String(page) });
}

export function parsePostsQuery(query: URLSearchParams): PostsQuery {
  const category = query.get("category");
  return {
    category: category !== null && slugPattern.test(category) ? category : null,
    ...parsePageQuery(query),
  };
}

/** Writes the canonical query, with the category first. */
export function writePostsQuery({ category, page }: PostsQuery): URLSearchParams {
  const query = new URLSearchParams(category === null ? {} : { category });
  for (const [name, value] of writePageQuery({ page })) query.set(name, value);
  return query;
}
