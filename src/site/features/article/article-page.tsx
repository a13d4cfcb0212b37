import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import type { Post } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ArticleHead } from "#site/features/article/article-head.tsx";
import { ArticleQuestion } from "#site/features/article/article-question.tsx";
import { Author } from "#site/features/article/author.tsx";
import { Contents } from "#site/features/article/contents.tsx";
import { RelatedPosts } from "#site/features/article/related-posts.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { Share } from "#site/components/share/share.tsx";

export interface ArticleView {
  post: Omit<Post, "body" | "sharePicture">;
  text: { html: string; headings: readonly { id: string; text: string }[] };
  /** For sale in its country; null where it has none or they could not be had. */
  homes: { projects: readonly ProjectSummary[]; total: number } | null;
  /** Whole address of the page. */
  address: string;
}

/** An article, and what to read or to see after it. */
export function ArticlePage({ post, text, homes, address }: ArticleView) {
  const { locale } = useVisitor();
  const t = useTranslations("article");
  const tCity = useTranslations("overview.city");
  const { title, country, writer, related } = post;
  const place = country && { name: country.name, place: country.nameIn };
  return (
    <>
      <article className="article">
        <ArticleHead post={post} />
        <div className="article__body wrap grid">
          <Contents headings={text.headings} />
          <div className="article__text">
            <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: text.html }} />
            <p className="article__address">
              <bdi className="ltr">{address}</bdi>
            </p>
            <ArticleQuestion title={title} country={country} />
            <Share heading={t("share.heading")} title={title} address={address} />
            {writer && <Author writer={writer} />}
          </div>
        </div>
      </article>
      {country && place && homes && (
        <NewestProjects
          {...homes}
          heading={t("homes", place)}
          listing={linkTo(locale, "listing", { country: country.slug })}
          none={tCity("none", place)}
        />
      )}
      {related.length > 0 && <RelatedPosts posts={related} />}
    </>
  );
}
