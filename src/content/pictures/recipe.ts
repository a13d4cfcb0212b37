/**
 * How pictures are made. Whoever changes what a file holds raises the version: every picture then gets a new name. A width that is
 * added needs none: it is a file beside the others.
 */
import type { Sharp } from "sharp";
import type { PhotographFormat } from "#content/pictures/made-picture.ts";

export const recipeVersion = 3;

/** The first is for what is drawn small: 94 pixels at three dots for each on phones, 15rem elsewhere. */
const widthSteps = [320, 480, 768, 1080, 1600, 2400];

/**
 * Widths in which a photograph is made, ascending: the steps below its own width, and that width itself unless the last step
 * is reached. Nothing is enlarged.
 */
export function widthsFor(originalWidth: number): number[] {
  const below = widthSteps.filter((width) => width < originalWidth);
  return below.length === widthSteps.length ? below : [...below, originalWidth];
}

/** Up to this width an AVIF is for phones, at two dots a pixel and more, and for small pictures elsewhere. */
const denseUpTo = 768;

/**
 * AVIF at effort 2: sharp's default of 4 takes more than five times as long for 2 to 6 % fewer bytes. At quality 50 a photograph
 * is 15 % lighter than at 55, and looks the same beside it at twice its size; at 46 it is 18 % lighter again, and leaves and
 * façades are a little softer at twice their size.
 */
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
