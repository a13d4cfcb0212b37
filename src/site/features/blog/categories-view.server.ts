import type { BlogCategory } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface CategoryView {
  /** Null for all articles. */
  slug: string | null;
  name: string;
  href: string;
  posts: number;
  /** Number of its articles, formatted for the locale. */
  count: string;
}

/**
 * All articles first, then categories that have articles; an empty one is listed only while selected. Empty
 * without articles.
 */
export function categoriesView(
  categories: readonly BlogCategory[],
  current: string | null,
  { locale, format }: Visitor,
): CategoryView[] {
  const offered = categories.filter(({ slug, posts }) => posts > 0 || slug === current);
  if (offered.length === 0) return [];
  const total = categories.reduce((sum, { posts }) => sum + posts, 0);
  const all = { slug: null, name: translatorFor(locale, "blog")("all"), posts: total };
  return [all, ...offered].map(({ slug, name, posts }) => ({
    slug,
    name,
    href: linkTo(locale, "blog", { category: slug ?? undefined }),
    posts,
    count: format.number(posts),
  }));
}
