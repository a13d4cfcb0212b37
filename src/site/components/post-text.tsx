import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

/** What an article is about, and since when; its title leads to it. */
export function PostText({
  post: { slug, title, excerpt, category, publishedAt },
}: {
  post: PostSummary;
}) {
  const { locale, format } = useVisitor();
  return (
    <>
      <p className="meta">
        <span>{category.name}</span>
        <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
      </p>
      <h3>
        <Link to={linkTo(locale, "article", { slug })}>{title}</Link>
      </h3>
      <p>{excerpt}</p>
    </>
  );
}
