export const photographFormats = ["avif", "webp", "jpg"] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** A file of the media folder as visitors get it. */
export interface MadePicture {
  /** Name in the pack. */
  file: string;
  /** Public path; of a photograph a template in which `{width}` and `{format}` stand for one of the values below. */
  url: string;
  /** Widths in pixels that exist, ascending; empty for a drawing or a film. */
  widths: readonly number[];
  /** Formats that exist, best first; empty for a drawing or a film. */
  formats: readonly PhotographFormat[];
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
}
