import { useTranslations } from "use-intl";
import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PostText } from "#site/parts/post-text.tsx";
import { SectionHead } from "#site/parts/section-head.tsx";
import { Picture } from "#site/ui/picture.tsx";

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
        <div className="grid grid--cards">
          {posts.map((post) => (
            <article key={post.slug} className="post">
              <Picture
                picture={post.image}
                sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                alt=""
              />
              <PostText post={post} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
