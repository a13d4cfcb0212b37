/** Increase the version when encoded bytes change, which renames every picture; a new width needs no new version. */
import type { Sharp } from "sharp";
import type { PhotographFormat } from "#content/pictures/processed-picture.ts";

export const encodingVersion = 3;

/** 320 serves small pictures: 94 CSS pixels at a density of 3 on phones, 15rem elsewhere. */
const widthSteps = [320, 480, 768, 1080, 1600, 2400];

/** Variant widths in pixels, ascending: the steps below the original, then its own width unless all steps are below. */
export function widthsFor(originalWidth: number): number[] {
  const below = widthSteps.filter((width) => width < originalWidth);
  return below.length === widthSteps.length ? below : [...below, originalWidth];
}

/** Widths up to this are shown at a density of 2 or more, which hides lower quality. */
const denseUpTo = 768;

/** AVIF at effort 2 encodes several times faster than at the default of 4, for slightly larger files. */
export const encode: Readonly<Record<PhotographFormat, (picture: Sharp, width: number) => Sharp>> =
  {
    avif: (picture, width) =>
      picture.avif({
        quality: width <= denseUpTo ? 46 : 50,
        effort: 2,
        chromaSubsampling: "4:2:0",
      }),
    webp: (picture) => picture.webp({ quality: 74 }),
    jpg: (picture) =>
      picture.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true }),
  };
