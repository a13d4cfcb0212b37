import type { Picture } from "#contract/picture.ts";
import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface PostView {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  image: Picture;
  href: string;
  /** ISO date. */
  publishedAt: string;
  /** The same, formatted. */
  published: string;
}

export function postView(post: PostSummary, { locale, format }: Visitor): PostView {
  const { slug, title, excerpt, category, image, publishedAt } = post;
  return {
    slug,
    title,
    excerpt,
    category: category.name,
    image,
    href: linkTo(locale, "article", { slug }),
    publishedAt,
    published: format.date(publishedAt),
  };
}
