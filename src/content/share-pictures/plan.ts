/** Which share pictures a pack has, and under which names: those depend on what they show and on the recipe alone. */
import { createHash } from "node:crypto";
import { type Locale, locales } from "#domain/locale.ts";
import type { ContentPack } from "#content/pack.ts";
import type { MadePicture } from "#content/pictures/made-picture.ts";
import { pictureSize, recipeVersion } from "#content/share-pictures/recipe.ts";
import { type Subject, subjectsOf, type Wording } from "#content/share-pictures/wording.ts";

/** Where the pictures of a page stand, a language each. */
export interface SharePicture {
  /** `project/azure-bay`; `company` for the home page and all that have no picture of their own. */
  slug: string;
  /** Name in the pack of the photograph behind the words. */
  photograph: string | null;
  /** Dominant colour of the photograph, `#rrggbb`. */
  color: string;
  versions: readonly SharePictureVersion[];
}

interface SharePictureVersion {
  locale: Locale;
  wording: Wording;
  /** Public path. */
  url: string;
  /** All that is written on it. */
  alt: string;
}

/** `sea-800` of the design, where there is no photograph. */
const sea = "#193a4e";

/** Tells which pictures a pack needs, without making anything; `pictures` says what was made of its media. */
export function planSharePictures(
  pack: ContentPack,
  pictures: readonly MadePicture[],
): SharePicture[] {
  const pictureOf = new Map(pictures.map((picture) => [picture.file, picture]));
  return subjectsOf(pack).map((subject) => {
    const behind = subject.photograph === null ? undefined : pictureOf.get(subject.photograph);
    const isPhotograph = behind !== undefined && behind.widths.length > 0;
    return planned(subject, isPhotograph ? behind : null);
  });
}

function planned({ slug, wording }: Subject, behind: MadePicture | null): SharePicture {
  const versions = locales.map((locale) => {
    const words = wording[locale];
    const shown = JSON.stringify([recipeVersion, pictureSize, behind?.url, locale, words]);
    const hash = createHash("sha256").update(shown).digest("hex").slice(0, 8);
    const url = `/media/share-${slug.replace("/", "-")}-${locale}-${hash}.jpg`;
    return { locale, wording: words, url, alt: altOf(words) };
  });
  return { slug, photograph: behind?.file ?? null, color: behind?.color ?? sea, versions };
}

function altOf({ title, line, label, price }: Wording): string {
  const words = [title, line, label, price && `${price.from} ${price.amount}`];
  return words.filter((word) => word !== null).join(" · ");
}
