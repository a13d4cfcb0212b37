import { useTranslations } from "use-intl";
import type { FrontPage } from "#site/features/blog/arrange-front-page.ts";
import { PostCards, PostText } from "#site/components/post-cards.tsx";
import type { PostView } from "#site/components/post-view.server.ts";
import { Picture } from "#site/ui/picture.tsx";

interface FrontShelvesProps extends FrontPage<PostView> {
  lead: PostView;
}

export function FrontShelves({ lead, latest, featured, more }: FrontShelvesProps) {
  const t = useTranslations("blog");
  return (
    <>
      <div className="grid grid--7-5">
        <section>
          <h2 className="visually-hidden">{t("lead")}</h2>
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

interface PostListProps {
  first: PostView;
  others: readonly PostView[];
}

/** Articles of a category or a later page; the first one is large. */
export function PostList({ first, others }: PostListProps) {
  const t = useTranslations("blog");
  return (
    <>
      <h2 className="visually-hidden">{t("list")}</h2>
      <article className="post post--lead blog__first">
        <Picture picture={first.image} sizes="(min-width: 64rem) 48rem, 92vw" alt="" eager />
        <div className="post__text">
          <PostText post={first} />
        </div>
      </article>
      <PostLines posts={others} />
    </>
  );
}

/** The picture is cropped at its sides, so it is rendered wider than its box. */
const pictureProps = { sizes: "(min-width: 64rem) 18rem, 9rem", from: 320, upTo: 480, alt: "" };

function PostLines({ posts }: { posts: readonly PostView[] }) {
  return posts.map((post) => (
    <article key={post.slug} className="post post--line">
      <div className="post__text">
        <PostText post={post} />
      </div>
      <Picture picture={post.image} {...pictureProps} />
    </article>
  ));
}
