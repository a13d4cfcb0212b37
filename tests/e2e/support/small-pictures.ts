/**
 * A program that fills a media folder with tiny placeholders of the right names and proportions: making the real pictures takes
 * minutes, and every visited page decodes them.
 */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type ProcessedPicture, photographFormats } from "#content/pictures/processed-picture.ts";
import { planSharePictures } from "#content/share-pictures/plan-share-pictures.ts";
import { demoContent, demoDirectory } from "#tests/support/demo-content.ts";

const columns = 96;
const [folder = ""] = process.argv.slice(2);
const encoded = new Map<number, Promise<Buffer[]>>();

mkdirSync(folder);
symlinkSync(path.join(demoDirectory, "media"), path.join(folder, "originals"), "junction");
const { pack, pictures } = await demoContent();
for (const picture of pictures) {
  const { url, widths, formats } = picture;
  if (widths.length === 0) continue; // drawings and videos are cheap
  const bytes = await inProportion(picture);
  for (const width of widths) {
    for (const [place, format] of formats.entries()) {
      const name = path.basename(url).replace("{width}", String(width)).replace("{format}", format);
      writeFileSync(path.join(folder, name), bytes[place] ?? "");
    }
  }
}

const share = await sharp({ create: { width: 120, height: 63, channels: 3, background: "#789" } })
  .jpeg()
  .toBuffer();
for (const { versions } of planSharePictures(pack, pictures)) {
  for (const { url } of versions) writeFileSync(path.join(folder, path.basename(url)), share);
}

/** One buffer per format for all pictures of the same proportions. */
function inProportion({ width, height }: ProcessedPicture): Promise<Buffer[]> {
  const rows = Math.round((columns * height) / width);
  const made = encoded.get(rows) ?? encode(rows);
  encoded.set(rows, made);
  return made;
}

function encode(rows: number): Promise<Buffer[]> {
  const grey = sharp({ create: { width: columns, height: rows, channels: 3, background: "#789" } });
  const encoders = {
    avif: () => grey.clone().avif(),
    webp: () => grey.clone().webp(),
    jpg: () => grey.clone().jpeg(),
  };
  return Promise.all(photographFormats.map((format) => encoders[format]().toBuffer()));
}
