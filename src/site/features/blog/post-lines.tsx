import type { PostSummary } from "#contract/post.ts";
import { PostText } from "#site/components/post-text.tsx";
import { Picture } from "#site/ui/picture.tsx";

/** Wider than its box, whose sides cut the photograph off, as in `post-cards.tsx`. */
const drawn = { sizes: "(min-width: 64rem) 18rem, 9rem", from: 320, upTo: 480, alt: "" };

/** Articles one below another: what each says, and a small picture at the end of its line. */
export function PostLines({ posts }: { posts: readonly PostSummary[] }) {
  return posts.map((post) => (
    <article key={post.slug} className="post post--line">
      <div className="post__text">
        <PostText post={post} />
      </div>
      <Picture picture={post.image} {...drawn} />
    </article>
  ));
}
