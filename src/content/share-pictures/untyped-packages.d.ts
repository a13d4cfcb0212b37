/** The parts in use of packages without types. */
declare module "fontverter" {
  export function convert(font: Uint8Array, format: "sfnt"): Promise<Uint8Array>;
}

declare module "bidi-js" {
  export interface EmbeddingLevels {
    /** One for each UTF-16 unit; odd where the text runs from right to left. */
    levels: Uint8Array;
  }
  export default function makeBidi(): {
    getEmbeddingLevels(text: string, base: "ltr" | "rtl"): EmbeddingLevels;
  };
}
