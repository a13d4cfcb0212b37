import { useTranslations } from "use-intl";
import { Icon } from "#site/ui/icon.tsx";
import { pictureAddress } from "#domain/picture-address.ts";
import { Picture, type PictureFiles } from "#site/ui/picture.tsx";
import type { ProjectFacts } from "./page.server.ts";

const shownAtOnce = 5;
const lead = {
  sizes: "(min-width: 84rem) 42rem, (min-width: 64rem) 50vw, 100vw",
  from: 768,
  eager: true,
};
/** Those beside it share a line on phones, and half of the width elsewhere, where their sides are cut off. */
const besideLead = (count: number) => ({
  sizes: `(min-width: 64rem) 26rem, ${Math.floor(98 / count)}vw`,
  from: 320,
  upTo: 768,
  yielding: true,
});
/** Of the others that line up where no viewer shows them: the only file that they need. */
const restWidth = 480;

/** The photographs: each leads to its large file, and with scripts `GalleryOpening` shows them in a viewer. */
export function Gallery({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.gallery");
  const { images, status } = project;
  const mosaic = images.slice(0, shownAtOnce);
  const rest = images.slice(shownAtOnce);
  const beside = besideLead(mosaic.length - 1);
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
            <Picture picture={picture} {...(index === 0 ? lead : beside)} />
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
              <Picture picture={picture} sizes="12rem" upTo={restWidth} />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

/** The widths that the viewer finds beside those in the page; a link says its own where they are not the gallery's. */
function widerOf(picture: PictureFiles | undefined): string {
  return picture?.widths.filter((width) => width > restWidth).join(" ") ?? "";
}
