import type { Post } from "#content/kinds/post.ts";
import { toFlag } from "#content/rows/flags.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const posts = mapping({
  name: "posts",
  table: "post",
  parts: ["post_text"],
  toColumns: (post: Post, ids) => ({
    category_id: ids.idOf("category", post.category),
    author_id: ids.idOf("team_member", post.author),
    image: post.image,
    published_at: post.publishedAt,
    featured: toFlag(post.featured),
    country_id: ids.idOrNull("region", post.country),
    tags: toJson(post.tags),
  }),
  toParts: ({ title, excerpt, body }) => ({
    post_text: eachLocale((locale) => ({
      title: title[locale],
      excerpt: excerpt[locale],
      body: body[locale],
    })),
  }),
  toContent: ({ identity, columns, parts: { post_text: texts } }, ids) => ({
    ...identity,
    category: ids.slugOf("category", columns.category_id),
    title: localized(texts, (text) => text.title),
    excerpt: localized(texts, (text) => text.excerpt),
    body: localized(texts, (text) => text.body),
    image: columns.image,
    author: ids.slugOf("team_member", columns.author_id),
    publishedAt: columns.published_at,
    featured: columns.featured === 1,
    country: ids.slugOrNull("region", columns.country_id),
    tags: fromJson<string[]>(columns.tags),
  }),
});
