import type { PostView } from "#site/components/post-view.server.ts";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";

export function PostCards({ posts }: { posts: readonly PostView[] }) {
  return (
    <div className="grid grid--cards">
      {posts.map((post) => (
        <article key={post.slug} className="post">
          <Picture
            picture={post.image}
            // Wider than its box, because photographs are cropped at their sides.
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

export function PostText({ post }: { post: PostView }) {
  const { title, excerpt, category, href, publishedAt, published } = post;
  return (
    <>
      <p className="post-meta">
        <span>{category}</span>
        <time dateTime={publishedAt}>{published}</time>
      </p>
      <h3>
        <Link to={href}>{title}</Link>
      </h3>
      <p>{excerpt}</p>
    </>
  );
}
