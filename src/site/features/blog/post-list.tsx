import { useTranslations } from "use-intl";
import type { PostSummary } from "#contract/post.ts";
import { PostLines } from "#site/features/blog/post-lines.tsx";
import { PostText } from "#site/components/post-text.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface PostListProps {
  first: PostSummary;
  others: readonly PostSummary[];
}

/** A category or a later page: the newest article leads, with its picture beside it, and the others follow. */
export function PostList({ first, others }: PostListProps) {
  const t = useTranslations("blog");
  return (
    <>
      <h2 className="vh">{t("list")}</h2>
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
