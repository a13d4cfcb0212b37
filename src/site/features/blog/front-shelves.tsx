import { useTranslations } from "use-intl";
import type { PostSummary } from "#contract/post.ts";
import { PostLines } from "#site/features/blog/post-lines.tsx";
import { PostCards } from "#site/components/post-cards.tsx";
import { PostText } from "#site/components/post-text.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface FrontShelvesProps {
  lead: PostSummary;
  latest: readonly PostSummary[];
  featured: readonly PostSummary[];
  more: readonly PostSummary[];
}

/** The blog's first page: one article leads, the newest stand beside it, then those worth reading first and the rest. */
export function FrontShelves({ lead, latest, featured, more }: FrontShelvesProps) {
  const t = useTranslations("blog");
  return (
    <>
      <div className="grid grid--7-5">
        <section>
          <h2 className="vh">{t("lead")}</h2>
          <article className="post post--lead blog__lead">
            <Picture picture={lead.image} sizes="(min-width: 64rem) 48rem, 92vw" alt="" eager />
            <PostText post={lead} />
          </article>
        </section>
        {latest.length > 0 && (
          <section>
            <h2 className="h-4 blog__latest">{t("latest")}</h2>
            <div>
              {latest.map((post) => (
                <article key={post.slug} className="post post--row">
                  <PostText post={post} />
                </article>
              ))}
            </div>
          </section>
        )}
      </div>
      {featured.length > 0 && (
        <section className="section blog__shelf">
          <h2 className="h-3 blog__heading">{t("featured")}</h2>
          <PostCards posts={featured} />
        </section>
      )}
      {more.length > 0 && (
        <section className="section blog__shelf">
          <h2 className="h-3 blog__heading">{t("more")}</h2>
          <PostLines posts={more} />
        </section>
      )}
    </>
  );
}
