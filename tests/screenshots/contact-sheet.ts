import sharp from "sharp";

export interface Shot {
  /** Of the window, in CSS pixels. */
  width: number;
  /** PNG of the whole page. */
  picture: Buffer;
}

const scale = 1 / 3;
const gap = 16;
/** Below JPEG's maximum height. */
const tallest = 12_000;

/** Lays the screenshots side by side at a third of their size, as one JPEG. */
export async function contactSheet(shots: readonly Shot[], file: string): Promise<void> {
  const cells = await Promise.all(
    shots.map(async ({ width, picture }) => {
      const { data, info } = await sharp(picture)
        .resize({ width: Math.round(width * scale) })
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, tallest);
      const cut = sharp(data).extract({ left: 0, top: 0, width: info.width, height });
      return { input: await cut.toBuffer(), width: info.width, height };
    }),
  );
  let edge = gap;
  const placed = cells.map(({ input, width }) => {
    const cell = { input, left: edge, top: gap }; // a picture's own edges, not mirrored
    edge += width + gap;
    return cell;
  });
  const height = Math.max(...cells.map((cell) => cell.height)) + 2 * gap;
  await sharp({ create: { width: edge, height, channels: 3, background: "#9aa5ab" } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(file);
}
