import type { VideoSummary } from "#contract/video.ts";
import { Film } from "#site/components/film.tsx";

/** The film of a project. */
export function ProjectFilm({ video }: { video: VideoSummary }) {
  return (
    <section className="pfilm">
      <h2>{video.title}</h2>
      <Film video={video} sizes="(min-width: 64rem) 52rem, 92vw" />
      <p className="soft">{video.description}</p>
    </section>
  );
}
