import type { SharePicture } from "#content/share-pictures/plan-share-pictures.ts";
import { mapping } from "#content/rows/mapping.ts";

export type StoredSharePicture = Pick<SharePicture, "slug"> & {
  versions: readonly Pick<SharePicture["versions"][number], "locale" | "url" | "alt">[];
};

/** Derived from other content, so exports skip it and outdated rows are deleted. */
export const sharePictures = mapping({
  name: "pictures for sharing",
  table: "share_picture",
  onAbsent: "delete",
  parts: ["share_picture_text"],
  toColumns: (_picture: StoredSharePicture) => ({}),
  toParts: ({ versions }) => ({
    share_picture_text: versions.map(({ locale, url, alt }) => ({ locale, url, alt })),
  }),
  toContent: ({ identity, parts }) => ({
    slug: identity.slug,
    versions: parts.share_picture_text,
  }),
});
