import { useTranslations } from "use-intl";
import { Icon } from "#site/ui/icon.tsx";
import { pictureAddress } from "#domain/picture-address.ts";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";
import type { ProjectFacts } from "./page.server.ts";

const shownAtOnce = 5;
const leadSizes = "(min-width: 84rem) 42rem, (min-width: 64rem) 50vw, 100vw";
/** As wide as a small photograph is worth having, in dots. */
const besideUpTo = 768;
const besideSizes = "(min-width: 84rem) 21rem, (min-width: 64rem) 25vw, 34vw";

/** The photographs: each leads to its large file, and with scripts `GalleryOpening` shows them in a viewer. */
export function Gallery({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.gallery");
  const { images, status } = project;
  const mosaic = images.slice(0, shownAtOnce);
  const rest = images.slice(shownAtOnce);
  const wider = widerOf(images[1]);
  const unusual = (picture: PictureFiles) =>
    widerOf(picture) === wider ? undefined : widerOf(picture);
  return (
    <section className="gallery" aria-label={t("label")} data-wider={wider}>
      <div
        className={status === "sold" ? "mosaic mosaic--sold" : "mosaic"}
        data-beside={mosaic.length - 1}
      >
        {mosaic.map((picture, index) => (
          <a
            key={picture.url}
            href={pictureAddress(picture)}
            data-opens=""
            data-wider={unusual(picture)}
          >
            <Picture
              picture={picture}
              sizes={index === 0 ? leadSizes : besideSizes}
              upTo={index === 0 ? undefined : besideUpTo}
              eager={index === 0}
              yielding={index > 0}
            />
          </a>
        ))}
        <button className="btn mosaic__all" type="button" data-opens="">
          <Icon name="images" />
          {t("all", { count: images.length })}
        </button>
      </div>
      {rest.length > 0 && (
        <div className="mosaic__rest">
          {rest.map((picture) => (
            <a key={picture.url} href={pictureAddress(picture)} data-wider={unusual(picture)}>
              <Picture picture={picture} sizes="12rem" upTo={besideUpTo} />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

/** The widths that the viewer finds beside those in the page; a link says its own where they are not the gallery's. */
function widerOf(picture: PictureFiles | undefined): string {
  return picture?.widths.filter((width) => width > besideUpTo).join(" ") ?? "";
}
