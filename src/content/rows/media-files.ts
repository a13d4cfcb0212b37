import type { MediaFile } from "#content/kinds/media-file.ts";
import type { ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

/** A manifest entry with the data of its processed file. */
export type ProcessedMediaFile = Omit<MediaFile, "width" | "height" | "color"> & ProcessedPicture;

export const mediaFiles = mapping({
  name: "media files",
  table: "media",
  parts: ["media_text"],
  toColumns: ({
    kind,
    country,
    width,
    height,
    color,
    url,
    widths,
    formats,
  }: ProcessedMediaFile) => ({
    kind,
    country_slug: country,
    width: width === 0 ? null : width,
    height: height === 0 ? null : height,
    color,
    url,
    variants: toJson({ widths, formats }),
  }),
  toParts: ({ alt }) => ({ media_text: eachLocale((locale) => ({ alt: alt[locale] })) }),
  toContent: ({ identity, columns, parts }) => ({
    file: identity.slug,
    width: columns.width ?? 0,
    height: columns.height ?? 0,
    kind: columns.kind as MediaFile["kind"], // the schema of the pack allows no other
    country: columns.country_slug,
    color: columns.color ?? "",
    alt: localized(parts.media_text, (text) => text.alt),
    url: columns.url,
    ...fromJson<Pick<ProcessedPicture, "widths" | "formats">>(columns.variants),
    published: identity.published,
  }),
});

export function processedMediaFiles(
  files: readonly MediaFile[],
  pictures: readonly ProcessedPicture[],
): ProcessedMediaFile[] {
  const pictureOf = new Map(pictures.map((picture) => [picture.file, picture]));
  return files.map((file) => {
    const picture = pictureOf.get(file.file);
    if (picture === undefined) throw new Error(`Nothing was made of ${file.file}.`);
    return { ...file, ...picture };
  });
}
