import { data, redirect } from "react-router";
import { parsePostsQuery } from "#contract/page-query.ts";
import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { pagingView } from "#site/components/paging-view.server.ts";
import { postView } from "#site/components/post-view.server.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { categoriesView } from "#site/features/blog/categories-view.server.ts";
import { BlogPage, type BlogView } from "#site/features/blog/blog-page.tsx";
import { arrangeFrontPage } from "#site/features/blog/front-page.ts";
import { blogAddress } from "#site/seo/blog-address.ts";
import type { CanonicalHandle } from "#site/seo/canonical-address.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { feedLink } from "#site/seo/feed-link.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { pagedDescription, pagedTitle, refusePastEnd } from "#site/data/paged-list.ts";
import { sharePictureContext, siteIn } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import blogSheet from "#site/styles/sheets/blog.css?url";
import { itemList } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/blog.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(blogSheet);

export const handle: CanonicalHandle = { canonicalAddress: blogAddress };

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const asked = parsePostsQuery(url.searchParams);
  const isFront = asked.category === null && asked.page === 1;
  const [visitor, posts, categories, featured, latest] = await Promise.all([
    visitorIn(args),
    api.get("posts", { query: { page: asked.page, category: asked.category ?? undefined } }),
    api.want("blogCategories"),
    isFront ? api.want("featuredPosts") : null,
    isFront ? api.want("latestPosts", { query: { limit: 4 } }) : null,
  ]);
  if (posts === null) throw data(null, { status: 404 });
  const { category, page, content } = posts;
  if (category !== null && category.slug !== asked.category) {
    throw redirect(linkTo(locale, "blog", { category: category.slug, page: asked.page }), 308);
  }
  refusePastEnd(page);
  const site = siteIn(context, locale);
  const paths = content.map(({ slug }) => linkTo(locale, "article", { slug }));
  context.set(sharePictureContext, "blog");
  tell(context, itemList(paths, site.origin, page), trail(site, stepsTo(category, locale)));
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
    categories: categoriesView(categories?.content ?? [], asked.category, visitor),
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

function stepsTo(category: BlogView["category"], locale: Locale) {
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
  return [...pageHead({ locale, ...loaderData.head }), feedLink(locale)];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="blog wrap">
      <BlogPage view={loaderData.view} />
    </main>
  );
}
