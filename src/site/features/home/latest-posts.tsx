import { useTranslations } from "use-intl";
import type { PostSummary } from "#contract/post.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PostText } from "#site/components/post-text.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { Picture } from "#site/ui/picture.tsx";

/** The newest article with its picture, three more beside it. */
export function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  const { locale } = useVisitor();
  const t = useTranslations("home.posts");
  const [first, ...others] = posts.slice(0, 4);
  if (first === undefined) return null;
  return (
    <section className="section section--flush">
      <div className="wrap">
        <SectionHead
          heading={t("heading")}
          body={null}
          more={{ to: linkTo(locale, "blog"), title: t("all") }}
        />
        <div className="grid grid--7-5">
          <article className="post post--lead">
            <Picture picture={first.image} sizes="(min-width: 64rem) 48rem, 92vw" alt="" />
            <PostText post={first} />
          </article>
          <div>
            {others.map((post) => (
              <article key={post.slug} className="post post--row">
                <PostText post={post} />
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
