/** Plans the Open Graph pictures of a pack; names depend only on what they show and on the version. */
import { createHash } from "node:crypto";
import { type Locale, locales } from "#domain/locale.ts";
import type { ContentPack } from "#content/pack.ts";
import type { ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { pictureSize, specVersion } from "#content/share-pictures/picture-spec.ts";
import {
  type Subject,
  subjectsOf,
  type PictureText,
} from "#content/share-pictures/picture-text.ts";

/** The Open Graph pictures of a page, one for each locale. */
export interface SharePicture {
  /** Such as `project/azure-bay`; `company` for the home page and pages without their own. */
  slug: string;
  /** File name in the pack of the background photograph. */
  photograph: string | null;
  /** Dominant colour of the photograph, `#rrggbb`. */
  color: string;
  versions: readonly SharePictureVersion[];
}

interface SharePictureVersion {
  locale: Locale;
  text: PictureText;
  url: string;
  /** All text on the picture. */
  alt: string;
}

/** The design's `sea-800`, used without a photograph. */
const sea = "#193a4e";

/** The pictures that a pack needs, without rendering them; `pictures` are its processed media files. */
export function planSharePictures(
  pack: ContentPack,
  pictures: readonly ProcessedPicture[],
): SharePicture[] {
  const pictureOf = new Map(pictures.map((picture) => [picture.file, picture]));
  return subjectsOf(pack).map((subject) => {
    const background = subject.photograph === null ? undefined : pictureOf.get(subject.photograph);
    const isPhotograph = background !== undefined && background.widths.length > 0;
    return planPicture(subject, isPhotograph ? background : null);
  });
}

function planPicture({ slug, texts }: Subject, background: ProcessedPicture | null): SharePicture {
  const versions = locales.map((locale) => {
    const words = texts[locale];
    const identity = JSON.stringify([specVersion, pictureSize, background?.url, locale, words]);
    const hash = createHash("sha256").update(identity).digest("hex").slice(0, 8);
    const url = `/media/share-${slug.replace("/", "-")}-${locale}-${hash}.jpg`;
    return { locale, text: words, url, alt: altOf(words) };
  });
  return { slug, photograph: background?.file ?? null, color: background?.color ?? sea, versions };
}

function altOf({ title, line, label, price }: PictureText): string {
  const words = [title, line, label, price && `${price.from} ${price.amount}`];
  return words.filter((word) => word !== null).join(" · ");
}
