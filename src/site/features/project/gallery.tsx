import { lazy, Suspense, useState, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { withTexts } from "#i18n/whole-texts.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Picture, pictureAddress } from "#site/ui/picture.tsx";
import type { ProjectFacts } from "./page.server.ts";

const GalleryViewer = lazy(async () => {
  const { GalleryViewer } = await withTexts(() => import("./gallery-viewer.tsx"));
  return { default: GalleryViewer };
});

const shownAtOnce = 5;
const leadSizes = "(min-width: 84rem) 42rem, (min-width: 64rem) 50vw, 100vw";
const besideSizes = "(min-width: 84rem) 21rem, (min-width: 64rem) 25vw, 34vw";

/** The photographs: each leads to its large file, and with scripts opens a viewer that is fetched when it is first wanted. */
export function Gallery({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.gallery");
  const [opened, setOpened] = useState<number | null>(null);
  const { images, name, status } = project;
  const mosaic = images.slice(0, shownAtOnce);
  const rest = images.slice(shownAtOnce);

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // the visitor wants the file in a tab of its own
    event.preventDefault();
    setOpened(index);
  }

  return (
    <section className="gallery" aria-label={t("label")}>
      <div
        className={status === "sold" ? "mosaic mosaic--sold" : "mosaic"}
        data-beside={mosaic.length - 1}
      >
        {mosaic.map((picture, index) => (
          <a
            key={picture.url}
            href={pictureAddress(picture)}
            onClick={(event) => open(event, index)}
          >
            <Picture
              picture={picture}
              sizes={index === 0 ? leadSizes : besideSizes}
              eager={index === 0}
            />
          </a>
        ))}
        <button className="btn mosaic__all" type="button" onClick={() => setOpened(0)}>
          <Icon name="images" />
          {t("all", { count: images.length })}
        </button>
      </div>
      {rest.length > 0 && (
        <noscript>
          <div className="mosaic__rest">
            {rest.map((picture) => (
              <a key={picture.url} href={pictureAddress(picture)}>
                <Picture picture={picture} sizes="12rem" />
              </a>
            ))}
          </div>
        </noscript>
      )}
      {opened !== null && (
        <Suspense>
          <GalleryViewer
            name={name}
            pictures={images}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
