import { z } from "zod";
import { optional, publication } from "#content/kinds/entity.ts";
import { byLanguage, LocalizedText } from "#content/kinds/text.ts";
import { CaptionsName, MediaName, Slug } from "#content/kinds/values.ts";

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

const PictureOrVideo = z.strictObject({
  ...publication,
  file: MediaName,
  width: Pixels,
  height: Pixels,
  kind: z.enum(mediaKinds),
  country: optional(Slug),
  /** Dominant colour, the placeholder while the file loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #817b5b"),
  alt: LocalizedText,
});

const Nothing = z.literal("");
const NoText = byLanguage(() => Nothing.default("")).prefault({});

/** Captions of a video; they have no size, colour or description. */
const Captions = z.strictObject({
  ...publication,
  file: CaptionsName,
  width: z.literal(0).default(0),
  height: z.literal(0).default(0),
  kind: z.literal("captions"),
  country: optional(Slug),
  color: Nothing.default(""),
  alt: NoText,
});

/** One entry of `media/manifest.yaml`. */
export const MediaFile: z.ZodType<MediaFile> = z.discriminatedUnion("kind", [
  PictureOrVideo,
  Captions,
]);
export type MediaFile = Omit<z.infer<typeof PictureOrVideo>, "kind"> & {
  kind: (typeof mediaKinds)[number] | "captions";
};
