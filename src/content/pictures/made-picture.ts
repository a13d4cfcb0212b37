export const photographFormats = ["avif", "webp", "jpg"] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** A file of the media folder as visitors get it. */
export interface MadePicture {
  /** Name in the pack. */
  file: string;
  /** Public path; of a photograph a template in which `{width}` and `{format}` stand for one of the values below. */
  url: string;
  /** Widths in pixels that exist, ascending; empty for a drawing, a film or captions. */
  widths: readonly number[];
  /** Formats that exist, best first; empty in the same way. */
  formats: readonly PhotographFormat[];
  /** Of the original, in pixels; 0 for captions. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`; empty for captions. */
  color: string;
}
