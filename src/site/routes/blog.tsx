import { data, redirect } from "react-router";
import { parsePostsQuery } from "#contract/page-query.ts";
import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { pagingView } from "#site/components/paging-view.server.ts";
import { postView } from "#site/components/post-view.server.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { categoriesView } from "#site/features/blog/categories-view.server.ts";
import { BlogPage, type BlogView } from "#site/features/blog/blog-page.tsx";
import { arrangeFrontPage } from "#site/features/blog/arrange-front-page.ts";
import { blogCanonicalPath } from "#site/seo/blog-canonical-path.ts";
import type { CanonicalHandle } from "#site/seo/canonical-path.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { feedLink } from "#site/seo/feed-link.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { pagedDescription, pagedTitle, assertPageExists } from "#site/data/paged-list.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import blogSheet from "#site/styles/sheets/blog.css?url";
import { itemList } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/blog.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(blogSheet);

export const handle: CanonicalHandle = { canonicalPath: blogCanonicalPath };

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const query = parsePostsQuery(url.searchParams);
  const isFront = query.category === null && query.page === 1;
  const [visitor, posts, categories, featured, latest] = await Promise.all([
    loadVisitor(args),
    api.get("posts", { query: { page: query.page, category: query.category ?? undefined } }),
    api.getOptional("blogCategories"),
    isFront ? api.getOptional("featuredPosts") : null,
    isFront ? api.getOptional("latestPosts", { query: { limit: 4 } }) : null,
  ]);
  if (posts === null) throw data(null, { status: 404 });
  const { category, page, content } = posts;
  if (category !== null && category.slug !== query.category) {
    throw redirect(linkTo(locale, "blog", { category: category.slug, page: query.page }), 308);
  }
  assertPageExists(page);
  const site = localizedSite(context, locale);
  const paths = content.map(({ slug }) => linkTo(locale, "article", { slug }));
  context.set(sharePictureContext, "blog");
  addJsonLd(
    context,
    itemList(paths, site.origin, page),
    breadcrumbList(site, breadcrumbSteps(category, locale)),
  );
  const shown = (some: readonly PostSummary[]) => some.map((post) => postView(post, visitor));
  const view: BlogView = {
    category,
    page,
    paging: pagingView(
      page,
      (number) => linkTo(locale, "blog", { category: category?.slug, page: number }),
      locale,
    ),
    posts: isFront ? [] : shown(content),
    categories: categoriesView(categories?.content ?? [], query.category, visitor),
    front: isFront
      ? arrangeFrontPage({
          page: shown(content),
          featured: shown(featured?.content ?? []),
          latest: shown(latest?.content ?? content.slice(0, 4)),
        })
      : null,
  };
  return {
    head: headOf(view, locale),
    view,
  };
}

function breadcrumbSteps(category: BlogView["category"], locale: Locale) {
  const blog = { name: translatorFor(locale, "blog")("heading"), to: linkTo(locale, "blog") };
  if (category === null) return [blog];
  const { slug, name } = category;
  return [blog, { name, to: linkTo(locale, "blog", { category: slug }) }];
}

function headOf({ category, page }: BlogView, locale: Locale) {
  const t = translatorFor(locale, "blog");
  const title = category === null ? t("title") : t("title_category", { category: category.name });
  const description =
    category === null
      ? t("description")
      : t("description_category", { category: category.name, count: page.total });
  return {
    title: pagedTitle(locale, title, page),
    description: pagedDescription(locale, description, page),
    indexed: page.total > 0,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  return [...pageMeta({ locale, ...loaderData.head }), feedLink(locale)];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="blog wrap">
      <BlogPage view={loaderData.view} />
    </main>
  );
}
