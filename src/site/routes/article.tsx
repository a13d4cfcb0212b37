import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { postView } from "#site/components/post-view.server.ts";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { ArticlePage, type ArticleView } from "#site/features/article/article-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderLongText } from "#site/data/markdown.server.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import { feedLink } from "#site/seo/feed-link.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import { truncateText } from "#site/data/truncate-text.ts";
import blogSheet from "#site/styles/sheets/blog.css?url";
import { blogPosting } from "#site/seo/structured-data/article.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/article.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(blogSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [post, visitor] = await Promise.all([
    api.get("post", { params: { slug: params.slug } }),
    loadVisitor(args),
  ]);
  if (post === null) throw await redirectOr404(api, pathname, url.search);
  const { body, sharePicture, related, title, excerpt, country, category } = post;
  const { author, writer, image, publishedAt, readingMinutes } = post;
  context.set(sharePictureContext, sharePicture);
  const site = localizedSite(context, locale);
  addJsonLd(
    context,
    blogPosting(post, site),
    breadcrumbList(site, [
      { name: translatorFor(locale, "blog")("heading"), to: linkTo(locale, "blog") },
      { name: category.name, to: linkTo(locale, "blog", { category: category.slug }) },
    ]),
  );
  const t = translatorFor(locale, "article");
  const listing =
    country &&
    (await api.getOptional("listing", {
      params: { type: "properties", second: country.slug },
      query: { limit: 3 },
    }));
  const view: ArticleView = {
    post: {
      title,
      excerpt,
      category,
      author,
      writer,
      country,
      image,
      publishedAt,
      published: visitor.format.date(publishedAt),
      readingMinutes,
    },
    text: renderLongText(body, {
      language: localeFacts[locale].htmlLang,
      usedIds: ["main", "in-this-article"],
      tableName: (number, heading) => t("table", { number, heading: heading ?? title }),
    }),
    newest: listing && {
      projects: listing.content.map((project) => projectCardView(project, visitor)),
      total: listing.page.total,
    },
    related: related.map((other) => postView(other, visitor)),
    url: site.origin + pathname,
  };
  return {
    head: { title, description: truncateText(excerpt, localeFacts[locale].iso) },
    subject: country && { place: { country: country.slug, city: null }, project: null },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  return [...pageMeta({ locale, ...loaderData.head }), feedLink(locale)];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <ArticlePage {...loaderData.view} />
    </main>
  );
}
