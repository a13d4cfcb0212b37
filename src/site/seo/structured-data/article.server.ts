import type { BlogPosting } from "schema-dts";
import type { Post } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { pictureUrl } from "#domain/picture-url.ts";
import type { LocalizedSite } from "#site/data/request-context.ts";
import { namedCompany } from "./company.server.ts";

export function blogPosting(
  { slug, title, excerpt, image, publishedAt, author }: Post,
  { locale, origin }: LocalizedSite,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    url: origin + linkTo(locale, "article", { slug }),
    inLanguage: localeFacts[locale].htmlLang,
    image: origin + pictureUrl(image),
    datePublished: publishedAt,
    author: author === null ? namedCompany(origin) : { "@type": "Person", name: author },
    publisher: namedCompany(origin),
  };
}
