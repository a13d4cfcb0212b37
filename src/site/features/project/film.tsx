import type { VideoSummary } from "#contract/video.ts";
import { pictureAddress } from "#site/ui/picture.tsx";

/** A film with a file of its own; nothing of it is fetched before the visitor plays it but its poster. */
export function Film({ video }: { video: VideoSummary & { file: string } }) {
  const { title, description, file, poster } = video;
  return (
    <section className="pfilm">
      <h2>{title}</h2>
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={pictureAddress(
          poster,
          poster.widths.find((width) => width >= 1080),
        )}
        width={poster.width}
        height={poster.height}
        aria-label={title}
      >
        <source src={file} type="video/mp4" />
      </video>
      <p className="soft">{description}</p>
    </section>
  );
}
