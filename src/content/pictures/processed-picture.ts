export const photographFormats = ["avif", "webp", "jpg"] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** A media file as the site serves it. */
export interface ProcessedPicture {
  /** File name in the pack. */
  file: string;
  /** Public path; for photographs a template with `{width}` and `{format}`. */
  url: string;
  /** Available widths in pixels, ascending; empty unless it is a photograph. */
  widths: readonly number[];
  /** Available formats, best first; empty unless it is a photograph. */
  formats: readonly PhotographFormat[];
  /** Pixels of the original; 0 for captions. */
  width: number;
  height: number;
  /** Dominant colour as `#rrggbb`; empty for captions. */
  color: string;
}
