import { z } from "zod";
import { optional, publication } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { MediaName, Slug } from "#content/kinds/values.ts";

export const mediaKinds = [
  "hero",
  "area",
  "exterior",
  "interior",
  "amenity",
  "floorplan",
  "logo",
  "portrait",
  "video",
  "poster",
] as const;

const Pixels = z.int().positive();

/** One entry of `media/manifest.yaml`. */
export const MediaFile = z.strictObject({
  ...publication,
  file: MediaName,
  width: Pixels,
  height: Pixels,
  kind: z.enum(mediaKinds),
  country: optional(Slug),
  /** Dominant colour, a placeholder while the file loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #817b5b"),
  alt: LocalizedText,
});
export type MediaFile = z.infer<typeof MediaFile>;
