/** The package brings no types; this is as much of it as we use. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, number | { min: number; max: number }>;
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
