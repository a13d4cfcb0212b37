import { useTranslations } from "use-intl";
import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PostCards } from "#site/components/post-cards.tsx";
import { SectionHead } from "#site/components/section-head.tsx";

/** Articles on the same country or of the same category. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  const { locale } = useVisitor();
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
