import { useTranslations } from "use-intl";
import type { BlogCategory, PostSummary } from "#contract/post.ts";
import type { Paging as PageOfList } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { CategoryLinks } from "#site/features/blog/category-links.tsx";
import type { FrontPage } from "#site/features/blog/front-page.ts";
import { FrontShelves } from "#site/features/blog/front-shelves.tsx";
import { NoPosts } from "#site/features/blog/no-posts.tsx";
import { PostList } from "#site/features/blog/post-list.tsx";
import { Unwritten } from "#site/features/blog/unwritten.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { Paging } from "#site/components/paging.tsx";

export interface BlogView {
  /** Null where all articles are listed. */
  category: Pick<BlogCategory, "slug" | "name"> | null;
  page: PageOfList;
  posts: readonly PostSummary[];
  categories: readonly BlogCategory[];
  /** Null on every page that is not the first one of all articles. */
  front: FrontPage | null;
}

/** A page of articles: the blog's front page, a later one, or a category. */
export function BlogPage({ view }: { view: BlogView }) {
  const { category, page, posts, categories, front } = view;
  const { locale } = useVisitor();
  const t = useTranslations("blog");
  const blog = { name: t("heading"), to: linkTo(locale, "blog") };
  const [first, ...others] = posts;
  const chosen = category?.slug;
  return (
    <>
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
    </>
  );
}
