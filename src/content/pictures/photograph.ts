import { join } from "node:path";
import sharp from "sharp";
import type { ProcessedPicture, PhotographFormat } from "#content/pictures/processed-picture.ts";
import { encode } from "#content/pictures/encoding.ts";
import { isNonEmptyFile, writeFileAtomically } from "#content/pictures/atomic-files.ts";

/** Writes the missing variants of a photograph, without its metadata; returns their number. */
export async function makePhotograph(
  source: Uint8Array,
  picture: ProcessedPicture,
  folder: string,
): Promise<number> {
  let count = 0;
  for (const width of picture.widths) {
    const missing = await missingFormats(picture, width, folder);
    if (missing.length === 0) continue;
    const { data, info } = await sharp(source)
      .autoOrient()
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { format, path } of missing) {
      const { width: columns, height, channels } = info;
      await writeFileAtomically(
        path,
        await encode[format](
          sharp(data, { raw: { width: columns, height, channels } }),
          columns,
        ).toBuffer(),
      );
      count++;
    }
  }
  return count;
}

async function missingFormats({ url, formats }: ProcessedPicture, width: number, folder: string) {
  const variants = formats.map((format) => ({
    format,
    path: join(folder, variantName(url, width, format)),
  }));
  const exists = await Promise.all(variants.map(({ path }) => isNonEmptyFile(path)));
  return variants.filter((_variant, index) => !exists[index]);
}

function variantName(url: string, width: number, format: PhotographFormat): string {
  const name = url.slice(url.lastIndexOf("/") + 1);
  return name.replace("{width}", String(width)).replace("{format}", format);
}
