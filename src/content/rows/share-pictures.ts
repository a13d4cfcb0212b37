import type { SharePicture } from "#content/share-pictures/plan.ts";
import { mapping } from "#content/rows/mapping.ts";

/** Where the picture of a page stands, and what it says. */
export type StoredSharePicture = Pick<SharePicture, "slug"> & {
  versions: readonly Pick<SharePicture["versions"][number], "locale" | "url" | "alt">[];
};

/** Made of other content, so that an export writes none of it, and what is not made any more goes. */
export const sharePictures = mapping({
  name: "pictures for sharing",
  table: "share_picture",
  absent: "delete",
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
