import { useTranslations } from "use-intl";
import type { Named, Paging as PageOfList } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { FrontPage } from "#site/features/blog/arrange-front-page.ts";
import type { CategoryView } from "#site/features/blog/categories-view.server.ts";
import { FrontShelves, PostList } from "#site/features/blog/post-shelves.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import type { PagingView } from "#site/components/paging-view.server.ts";
import { Paging } from "#site/components/paging.tsx";
import type { PostView } from "#site/components/post-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export interface BlogView {
  /** Null for the list of all articles. */
  category: Named | null;
  page: PageOfList;
  paging: PagingView | null;
  /** Empty on the front page, which shows its articles in `front`. */
  posts: readonly PostView[];
  categories: readonly CategoryView[];
  /** Set only on the first page of all articles. */
  front: FrontPage<PostView> | null;
}

export function BlogPage({ view }: { view: BlogView }) {
  const { category, page, paging, posts, categories, front } = view;
  const { locale } = useVisitorPreferences();
  const t = useTranslations("blog");
  const blog = { name: t("heading"), to: linkTo(locale, "blog") };
  const [first, ...others] = posts;
  const chosen = category?.slug;
  const isEmpty = first === undefined && !front?.lead;
  return (
    <>
      <Breadcrumbs
        ancestors={category === null ? [] : [blog]}
        current={category?.name ?? blog.name}
      />
      <div className="section-head">
        <h1>{category?.name ?? t("heading")}</h1>
        <div>
          <p className="lede">
            {category === null ? t("description") : t("count", { count: page.total })}
          </p>
          {page.number > 1 && <p>{t("page", { page: page.number, pages: page.pages })}</p>}
        </div>
      </div>
      <CategoryLinks categories={categories} current={chosen ?? null} />
      {isEmpty && <NoPosts isCategory={category !== null} />}
      {first !== undefined && <PostList first={first} others={others} />}
      {front?.lead && <FrontShelves {...front} lead={front.lead} />}
      <Paging paging={paging} />
      {!isEmpty && <TopicRequest />}
    </>
  );
}

interface CategoryLinksProps {
  categories: readonly CategoryView[];
  /** Slug of the selected category; null for all. */
  current: string | null;
}

function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const t = useTranslations("blog");
  if (categories.length === 0) return null;
  return (
    <nav className="blog__categories" aria-label={t("categories")}>
      <ul className="cluster" role="list">
        {categories.map(({ slug, name, href, posts, count }) => (
          <li key={slug}>
            <Link
              className={slug === current ? "chip chip--on" : "chip"}
              to={href}
              aria-current={slug === current ? "true" : undefined}
            >
              {name} {/* A bare number beside a name would be unclear to screen readers. */}
              <span className="numeric" aria-hidden="true">
                {count}
              </span>
              <span className="visually-hidden">{t("count", { count: posts })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoPosts({ isCategory }: { isCategory: boolean }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("blog");
  const tNav = useTranslations("nav");
  return (
    <EmptyState
      heading={isCategory ? t("empty") : t("empty_all")}
      headingSize="h-3"
      text={t("request_topic_text")}
    >
      <ContactLink className="btn">{tNav("ask")}</ContactLink>
      {isCategory ? (
        <Link className="action-link" to={linkTo(locale, "blog")}>
          {t("all")}
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <Link className="action-link" to={linkTo(locale, "listing", { country: "properties" })}>
          {tNav("all_properties")}
          <Icon name="arrow-right" />
        </Link>
      )}
    </EmptyState>
  );
}

/** Invites questions that no article answers yet. */
function TopicRequest() {
  const t = useTranslations("blog");
  const tNav = useTranslations("nav");
  return (
    <section className="closing">
      <h2 className="h-3">{t("request_topic")}</h2>
      <p className="soft">{t("request_topic_text")}</p>
      <ContactLink className="btn btn--line">{tNav("ask")}</ContactLink>
    </section>
  );
}
