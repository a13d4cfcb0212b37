import { lazy, startTransition, useState, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { pictureUrl } from "#domain/picture-url.ts";
import { isPlainClick } from "#site/components/plain-click.ts";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { ProjectView } from "./project-view.server.ts";

const GalleryViewer = lazy(async () => {
  const { GalleryViewer } = await import("./gallery-viewer.tsx");
  return { default: GalleryViewer };
});

const mosaicCount = 5;
const leadPictureProps = {
  sizes: "(min-width: 84rem) 42rem, (min-width: 64rem) 50vw, 100vw",
  from: 768,
  eager: true,
};
/** Smaller pictures share one row on phones and half the width elsewhere, cropped at their sides. */
const smallPictureProps = (count: number) => ({
  sizes: `(min-width: 64rem) 26rem, ${Math.floor(98 / count)}vw`,
  from: 320,
  upTo: 768,
  yielding: true,
});
/** Width of pictures beyond the mosaic, which are shown only without script. */
const restWidth = 480;

/** Each photo links to its large file; with script a click opens the viewer, loaded on demand. */
export function Gallery({ view }: { view: ProjectView }) {
  const t = useTranslations("project.gallery");
  const isHydrated = useHydrated();
  const [start, setStart] = useState<number | null>(null);
  const { pictures, project } = view;
  const mosaic = pictures.slice(0, mosaicCount);
  const rest = pictures.slice(mosaicCount);
  const smallProps = smallPictureProps(mosaic.length - 1);

  function open(event: MouseEvent, index: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // A transition waits for the viewer instead of flashing a fallback.
    startTransition(() => setStart(index));
  }

  return (
    <section className="gallery" aria-label={t("label")}>
      <div
        className={project.status === "sold" ? "mosaic mosaic--sold" : "mosaic"}
        data-beside={mosaic.length - 1}
      >
        {mosaic.map((picture, index) => (
          <a key={picture.url} href={pictureUrl(picture)} onClick={(event) => open(event, index)}>
            <Picture picture={picture} {...(index === 0 ? leadPictureProps : smallProps)} />
          </a>
        ))}
        <button
          className="btn mosaic__all"
          type="button"
          disabled={!isHydrated}
          onClick={(event) => open(event, 0)}
        >
          <Icon name="images" />
          {t("all", { count: pictures.length })}
        </button>
      </div>
      {rest.length > 0 && (
        <div className="mosaic__rest">
          {rest.map((picture) => (
            <a key={picture.url} href={pictureUrl(picture)}>
              <Picture picture={picture} sizes="12rem" upTo={restWidth} />
            </a>
          ))}
        </div>
      )}
      {start !== null && (
        <GalleryViewer
          name={project.name}
          pictures={pictures}
          start={start}
          onClose={() => setStart(null)}
        />
      )}
    </section>
  );
}

/** Chart drawing for projects without photos. */
export function NoGallery({ coast }: Pick<ProjectView, "coast">) {
  return (
    <div className="gallery gallery--none">
      <CoastDrawing drawing={coast} />
    </div>
  );
}
