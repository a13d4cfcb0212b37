import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Post } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Portrait } from "#site/components/portrait.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";

type Head = Pick<
  Post,
  | "title"
  | "excerpt"
  | "category"
  | "author"
  | "writer"
  | "publishedAt"
  | "readingMinutes"
  | "image"
>;

/** What an article is about, who wrote it and when, and its picture from edge to edge. */
export function ArticleHead({ post }: { post: Head }) {
  const { locale } = useVisitor();
  const tBlog = useTranslations("blog");
  const { title, excerpt, category, image } = post;
  return (
    <>
      <header className="article__head wrap">
        <Breadcrumbs
          above={[
            { name: tBlog("heading"), to: linkTo(locale, "blog") },
            { name: category.name, to: linkTo(locale, "blog", { category: category.slug }) },
          ]}
          here={null}
        />
        <h1>{title}</h1>
        <p className="lede">{excerpt}</p>
        <Byline post={post} />
      </header>
      <div className="chero__pic">
        <Picture picture={image} sizes="100vw" eager />
      </div>
    </>
  );
}

/** Who wrote it, where they are still with us, and when; and how long it takes to read. */
function Byline({ post: { author, writer, publishedAt, readingMinutes } }: { post: Head }) {
  const { format } = useVisitor();
  const t = useTranslations("article");
  const name = (words: ReactNode) => <bdi>{words}</bdi>;
  return (
    <div className="byline">
      {writer && <Portrait member={writer} sizes="3rem" />}
      <p className="meta">
        {writer && (
          <span>{t.rich("by_titled", { author: writer.name, title: writer.title, name })}</span>
        )}
        {writer === null && author !== null && <span>{t.rich("by", { author, name })}</span>}
        <span>
          {t.rich("published", {
            date: format.date(publishedAt),
            day: (date) => <time dateTime={publishedAt}>{date}</time>,
          })}
        </span>
        <span>{t("reading", { minutes: readingMinutes })}</span>
      </p>
    </div>
  );
}
