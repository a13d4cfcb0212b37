import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { makeSharePictures } from "#content/share-pictures/make-share-pictures.ts";
import type { SharePicture } from "#content/share-pictures/plan-share-pictures.ts";
import { maxBytes } from "#content/share-pictures/picture-spec.ts";

const text = { label: "جاهز", title: "Marina Arc", line: "مرسى دبي", price: null };

function planned(photograph: string | null): SharePicture {
  const versions = (["en", "ar"] as const).map((locale) => ({
    locale,
    text: { ...text, price: { from: "from", amount: "$545,000" } },
    url: `/media/share-project-marina-arc-${locale}-00000000.jpg`,
    alt: "",
  }));
  return { slug: "project/marina-arc", photograph, color: "#b06a40", versions };
}

async function folder() {
  const made = await mkdtemp(join(tmpdir(), "share-pictures-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return { sourceDirectory: made, mediaDirectory: made };
}

test("are made once for each language, in the size and weight that networks ask for", async () => {
  const order = await folder();
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const photograph = sharp({
    create: { width: 800, height: 600, channels: 3, noise, background: "#000" },
  });
  await writeFile(join(order.sourceDirectory, "quay.jpg"), await photograph.jpeg().toBuffer());
  expect(await makeSharePictures([planned("quay.jpg")], order)).toBe(2);
  const files = (await readdir(order.mediaDirectory)).filter((name) => name.startsWith("share-"));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { format, width, height } = await sharp(join(order.mediaDirectory, file)).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
  }
  expect(await makeSharePictures([planned("quay.jpg")], order)).toBe(0);
});

test("without a photograph have a plain background; text starts at the language's start side", async () => {
  const order = await folder();
  await makeSharePictures([planned(null)], order);
  const inkOf = async (locale: string, left: number) => {
    const path = join(order.mediaDirectory, `share-project-marina-arc-${locale}-00000000.jpg`);
    expect((await stat(path)).size).toBeLessThan(maxBytes);
    const half = sharp(await readFile(path)).extract({ left, top: 0, width: 600, height: 630 });
    const { data } = await half.greyscale().raw().toBuffer({ resolveWithObject: true });
    return data.filter((light) => light > 200).length;
  };
  expect(await inkOf("en", 0)).toBeGreaterThan(4 * (await inkOf("en", 600)));
  expect(await inkOf("ar", 600)).toBeGreaterThan(4 * (await inkOf("ar", 0)));
});
