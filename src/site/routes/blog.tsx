import { data } from "react-router";
import { useTranslations } from "use-intl";
import { parseAskedPosts } from "#contract/page-query.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { CategoryLinks } from "#site/features/blog/category-links.tsx";
import { arrangeFrontPage } from "#site/features/blog/front-page.ts";
import { FrontShelves } from "#site/features/blog/front-shelves.tsx";
import { NoPosts } from "#site/features/blog/no-posts.tsx";
import { PostList } from "#site/features/blog/post-list.tsx";
import { Unwritten } from "#site/features/blog/unwritten.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { pagedTitle, refusePastEnd } from "#site/paged-list.ts";
import { Paging } from "#site/parts/paging.tsx";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { sheets } from "#site/sheets.ts";
import blogSheet from "#site/styles/sheets/blog.css?url";
import type { Route } from "./+types/blog.ts";

export const links = sheets(blogSheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const asked = parseAskedPosts(url.searchParams);
  const isFront = asked.category === null && asked.page === 1;
  const [posts, categories, featured, latest] = await Promise.all([
    api.get("posts", { query: { page: asked.page, category: asked.category ?? undefined } }),
    api.want("blogCategories"),
    isFront ? api.want("featuredPosts") : null,
    isFront ? api.want("latestPosts", { query: { limit: 4 } }) : null,
  ]);
  if (posts === null) throw data(null, { status: 404 });
  const { category, page, content } = posts;
  refusePastEnd(page);
  return {
    category,
    page,
    posts: content,
    categories: categories?.content ?? [],
    front: isFront
      ? arrangeFrontPage({
          page: content,
          featured: featured?.content ?? [],
          latest: latest?.content ?? content.slice(0, 4),
        })
      : null,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { category, page } = loaderData;
  const locale = localeOfPath(location.pathname);
  const t = translatorFor(locale, "blog");
  const title = category === null ? t("title") : t("title_category", { category: category.name });
  return pageHead({
    locale,
    title: pagedTitle(locale, title, page),
    description:
      category === null
        ? t("description")
        : t("description_category", { category: category.name, count: page.total }),
    indexed: page.total > 0,
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { category, page, posts, categories, front } = loaderData;
  const { locale } = useVisitor();
  const t = useTranslations("blog");
  const blog = { name: t("heading"), to: linkTo(locale, "blog") };
  const [first, ...others] = posts;
  const chosen = category?.slug;
  return (
    <main id="main" className="blog wrap">
      <Breadcrumbs above={category === null ? [] : [blog]} here={category?.name ?? blog.name} />
      <div className="head">
        <h1>{category?.name ?? t("heading")}</h1>
        <div>
          <p className="lede">
            {category === null ? t("description") : t("count", { count: page.total })}
          </p>
          {page.number > 1 && <p>{t("page", { page: page.number, pages: page.pages })}</p>}
        </div>
      </div>
      <CategoryLinks categories={categories} chosen={chosen ?? null} />
      {first === undefined && <NoPosts isCategory={category !== null} />}
      {front === null && first !== undefined && <PostList first={first} others={others} />}
      {front !== null && front.lead !== null && <FrontShelves {...front} lead={front.lead} />}
      <Paging
        page={page}
        hrefOf={(number) => linkTo(locale, "blog", { category: chosen, page: number })}
      />
      {first !== undefined && <Unwritten />}
    </main>
  );
}
