import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { TeamMember } from "#contract/people.ts";
import type { Post } from "#contract/post.ts";
import type { RegionName } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { SecondaryContactLinks } from "#site/components/channels/secondary-contact-links.tsx";
import { usePageWhatsappLine } from "#site/components/channels/chat-message.ts";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { Portrait } from "#site/components/portrait.tsx";
import { PostCards } from "#site/components/post-cards.tsx";
import type { PostView } from "#site/components/post-view.server.ts";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";
import { SectionHead } from "#site/components/section-head.tsx";
import { ShareLinks } from "#site/components/share/share-links.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

/** Post fields shown outside the article's text. */
type ArticlePost = Pick<
  Post,
  | "title"
  | "excerpt"
  | "category"
  | "author"
  | "writer"
  | "country"
  | "image"
  | "publishedAt"
  | "readingMinutes"
> & {
  published: string;
};

export interface ArticleView {
  post: ArticlePost;
  text: { html: string; headings: readonly { id: string; text: string }[] };
  /** For sale in the article's country; null without any or when the request failed. */
  newest: { projects: readonly ProjectCardView[]; total: number } | null;
  related: readonly PostView[];
  /** Absolute URL of the page. */
  url: string;
}

export function ArticlePage({ post, text, newest, related, url }: ArticleView) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("article");
  const tCity = useTranslations("overview.city");
  const { title, country, writer } = post;
  const place = country && { name: country.name, place: country.nameIn };
  return (
    <>
      <article className="article">
        <ArticleHead post={post} />
        <div className="article__body wrap grid">
          <TableOfContents headings={text.headings} />
          <div className="article__text">
            <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: text.html }} />
            <p className="article__address">
              <bdi className="ltr">{url}</bdi>
            </p>
            <ArticleQuestion title={title} country={country} />
            <ShareLinks heading={t("share.heading")} title={title} url={url} />
            {writer && <Author writer={writer} />}
          </div>
        </div>
      </article>
      {country && place && newest && (
        <NewestProjects
          {...newest}
          heading={t("homes", place)}
          listing={linkTo(locale, "listing", { country: country.slug })}
          emptyText={tCity("none", place)}
        />
      )}
      {related.length > 0 && <RelatedPosts posts={related} />}
    </>
  );
}

function ArticleHead({ post }: { post: ArticlePost }) {
  const { locale } = useVisitorPreferences();
  const tBlog = useTranslations("blog");
  const { title, excerpt, category, image } = post;
  return (
    <>
      <header className="article__head wrap">
        <Breadcrumbs
          ancestors={[
            { name: tBlog("heading"), to: linkTo(locale, "blog") },
            { name: category.name, to: linkTo(locale, "blog", { category: category.slug }) },
          ]}
          current={null}
        />
        <h1>{title}</h1>
        <p className="lede">{excerpt}</p>
        <Byline post={post} />
      </header>
      <div className="page-hero__picture">
        <Picture picture={image} sizes="100vw" eager />
      </div>
    </>
  );
}

function Byline({
  post: { author, writer, publishedAt, published, readingMinutes },
}: {
  post: ArticlePost;
}) {
  const t = useTranslations("article");
  const name = (text: ReactNode) => <bdi>{text}</bdi>;
  return (
    <div className="byline">
      {writer && <Portrait member={writer} sizes="3rem" />}
      <p className="post-meta">
        {writer && (
          <span>{t.rich("by_titled", { author: writer.name, title: writer.title, name })}</span>
        )}
        {writer === null && author !== null && <span>{t.rich("by", { author, name })}</span>}
        <span>
          {t.rich("published", {
            date: published,
            day: (date) => <time dateTime={publishedAt}>{date}</time>,
          })}
        </span>
        <span>{t("reading", { minutes: readingMinutes })}</span>
      </p>
    </div>
  );
}

/** Fewest headings for which a table of contents is shown. */
const minHeadings = 3;

interface TableOfContentsProps {
  headings: readonly { id: string; text: string }[];
}

function TableOfContents({ headings }: TableOfContentsProps) {
  const t = useTranslations("article");
  if (headings.length < minHeadings) return null;
  return (
    <nav className="toc toc--stays article__contents" aria-labelledby="in-this-article">
      <p className="soft" id="in-this-article">
        {t("contents")}
      </p>
      {headings.map(({ id, text }) => (
        <SectionLink key={id} section={id}>
          {text}
        </SectionLink>
      ))}
    </nav>
  );
}

interface ArticleQuestionProps {
  title: string;
  country: RegionName | null;
}

/** Question form below the article; the chat text starts with the article's title. */
function ArticleQuestion({ title, country }: ArticleQuestionProps) {
  const t = useTranslations("article.ask");
  const message = { line: usePageWhatsappLine(), text: t("chat_text", { title }) };
  return (
    <section className="closing">
      <h2 className="h-3">
        {country === null ? t("heading") : t("heading_place", { place: country.nameIn })}
      </h2>
      <p className="soft">{t("text")}</p>
      <div className="cluster">
        <ContactLink className="btn">{t("form")}</ContactLink>
        <LabelledChatLink className="btn btn--line" message={message} />
      </div>
      <div className="cluster secondary-links">
        <SecondaryContactLinks className="action-link" message={message} />
      </div>
    </section>
  );
}

function Author({ writer }: { writer: TeamMember }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("article");
  const { name, title, bio } = writer;
  return (
    <section className="author">
      <Portrait member={writer} sizes="8rem" />
      <div>
        <h2 className="soft">{t("author")}</h2>
        <p className="h-4">
          <bdi>{name}</bdi>
        </p>
        <p className="soft">{title}</p>
        <p>{bio}</p>
        <Link className="action-link" to={linkTo(locale, "our-team")}>
          {t("team")}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}

/** Articles on the same country or of the same category. */
function RelatedPosts({ posts }: { posts: readonly PostView[] }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("article");
  const tBlog = useTranslations("blog");
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead
          heading={t("related")}
          body={null}
          more={{ to: linkTo(locale, "blog"), title: tBlog("all") }}
        />
        <PostCards posts={posts} />
      </div>
    </section>
  );
}
