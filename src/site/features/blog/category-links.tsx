import { useTranslations } from "use-intl";
import type { BlogCategory } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

interface CategoryLinksProps {
  categories: readonly BlogCategory[];
  /** Slug of the chosen one; null where all are shown. */
  chosen: string | null;
}

/** The ways through the blog, each with the number of its articles; one without any stands there only while it is chosen. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  const { locale } = useVisitor();
  const t = useTranslations("blog");
  const offered = categories.filter(({ slug, posts }) => posts > 0 || slug === chosen);
  if (offered.length === 0) return null;
  const total = categories.reduce((sum, { posts }) => sum + posts, 0);
  const all = { slug: null, name: t("all"), posts: total };
  return (
    <nav className="blog__kinds" aria-label={t("categories")}>
      <ul className="cluster" role="list">
        {[all, ...offered].map(({ slug, name, posts }) => (
          <li key={slug}>
            <Link
              className={slug === chosen ? "chip chip--on" : "chip"}
              to={linkTo(locale, "blog", { category: slug ?? undefined })}
              aria-current={slug === chosen ? "true" : undefined}
            >
              {name} <Count posts={posts} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A bare number beside a name says too little to whoever only hears it. */
function Count({ posts }: { posts: number }) {
  const { format } = useVisitor();
  const t = useTranslations("blog");
  return (
    <>
      <span className="num" aria-hidden="true">
        {format.number(posts)}
      </span>
      <span className="vh">{t("count", { count: posts })}</span>
    </>
  );
}
