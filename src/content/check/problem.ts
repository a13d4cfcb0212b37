/** Something in a content pack that keeps it from being loaded, or that its owner should know. */
export interface ContentProblem {
  /** Path inside the pack, with `/` on every system. */
  file: string;
  /** From 1; of a picture or film, 1. */
  line: number;
  /** Where in the file, such as `units[2].priceUsd.from`; empty for the file itself. */
  field: string;
  /** Reads on after the field: "must be a calendar date such as 2026-11-30". */
  message: string;
}
