import type { PostSummary } from "#contract/post.ts";
import { PostText } from "#site/components/post-text.tsx";
import { Picture } from "#site/ui/picture.tsx";

/** Articles beside each other, each with its picture. */
export function PostCards({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className="grid grid--cards">
      {posts.map((post) => (
        <article key={post.slug} className="post">
          <Picture
            picture={post.image}
            // Wider than its box: of the photographs, most of them twice as wide as high, the sides are cut.
            sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 60vw, 92vw"
            upTo={1080}
            alt=""
          />
          <PostText post={post} />
        </article>
      ))}
    </div>
  );
}
