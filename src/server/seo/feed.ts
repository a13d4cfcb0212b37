/** The newest articles of a language as RSS 2.0. */
import type { PostSummary } from "#contract/post.ts";
import type { Company } from "#contract/settings.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { element, escaped, xmlHead } from "#server/seo/xml.ts";

export const feedType = "application/rss+xml; charset=utf-8";

const opening = [
  `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"`,
  'xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
].join(" ");

export function feedOf(
  { brand, tagline }: Company,
  posts: readonly PostSummary[],
  { origin, locale }: { origin: string; locale: Locale },
): string {
  const own = origin + linkTo(locale, "feed");
  return [
    opening,
    element("title", brand),
    element("link", origin + linkTo(locale, "blog")),
    element("description", tagline),
    element("language", localeFacts[locale].htmlLang),
    `<atom:link href="${escaped(own)}" rel="self" type="application/rss+xml"/>\n`,
    ...posts.map((post) => itemOf(post, origin + linkTo(locale, "article", post))),
    "</channel></rss>\n",
  ].join("");
}

function itemOf({ title, excerpt, category, author, publishedAt }: PostSummary, address: string) {
  return [
    "<item>",
    element("title", title),
    element("link", address),
    element("guid", address),
    element("description", excerpt),
    element("category", category.name),
    element("dc:creator", author),
    element("pubDate", new Date(publishedAt).toUTCString()),
    "</item>\n",
  ].join("");
}
