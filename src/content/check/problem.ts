/** An error or a warning about a content pack. */
export interface ContentProblem {
  /** Path inside the pack, with `/` on every platform. */
  file: string;
  /** From 1; always 1 for media files. */
  line: number;
  /** A path such as `units[2].priceUsd.from`; empty for the file itself. */
  field: string;
  /** Continues the sentence that the field name begins: "must be a calendar date such as 2026-11-30". */
  message: string;
}
