import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoContent, demoDirectory } from "#tests/support/demo-content.ts";

// End-to-end tests use placeholder pictures, so no other test decodes these.
test("every photograph of the demo content can be decoded", async () => {
  const { pictures } = await demoContent();
  const faulty: string[] = [];
  for (const { file, widths } of pictures) {
    if (widths.length === 0) continue;
    const source = path.join(demoDirectory, "media", file);
    const small = sharp(source).autoOrient().resize({ width: 48 }).raw();
    await small.toBuffer().catch((error: unknown) => faulty.push(`${file}: ${String(error)}`));
  }
  expect(faulty).toEqual([]);
});
