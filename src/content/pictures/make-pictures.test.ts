import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import type { MediaFile } from "#content/kinds/media-file.ts";
import { makePictures } from "#content/pictures/make-pictures.ts";

let order: { sourceDirectory: string; mediaDirectory: string };

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  order = { sourceDirectory: join(folder, "source"), mediaDirectory: join(folder, "made") };
  await mkdir(order.sourceDirectory);
});

function manifest(file: string, width = 1, height = 1): MediaFile {
  const alt = LocalizedText.parse(Object.fromEntries(locales.map((locale) => [locale, "a"])));
  return {
    file,
    width,
    height,
    kind: "hero",
    country: null,
    color: "#336699",
    alt,
    published: true,
  };
}

async function putPhotograph(file: string, width: number, height: number, color = "#336699") {
  const photograph = sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "41/1 0/1 0/1" } })
    .jpeg();
  await writeFile(join(order.sourceDirectory, file), await photograph.toBuffer());
  return manifest(file, width, height);
}

async function madeFiles(): Promise<string[]> {
  return (await readdir(order.mediaDirectory)).filter((name) => name !== "originals").sort();
}

test("a photograph is made in every width step below its own and in its own, in three formats", async () => {
  const media = [await putPhotograph("quay.jpg", 900, 600)];
  const { pictures, written, problems } = await makePictures({ media }, order);
  expect(problems).toEqual([]);
  expect(pictures).toEqual([
    {
      file: "quay.jpg",
      url: expect.stringMatching(/^\/media\/quay-[0-9a-f]{8}-\{width\}\.\{format\}$/),
      widths: [320, 480, 768, 900],
      formats: ["avif", "webp", "jpg"],
      width: 900,
      height: 600,
      color: "#336699",
    },
  ]);
  expect(written).toBe(13); // twelve variants and the original
  for (const name of await madeFiles()) {
    const [width, format] = name.slice("quay-00000000-".length).split(".");
    const facts = await sharp(join(order.mediaDirectory, name)).metadata();
    expect([facts.width, facts.format, facts.exif]).toEqual([
      Number(width),
      { avif: "heif", webp: "webp", jpg: "jpeg" }[format ?? ""],
      undefined,
    ]);
  }
});

test("a photograph smaller than every step keeps its width", async () => {
  const media = [await putPhotograph("small.jpg", 200, 100)];
  const { pictures } = await makePictures({ media }, order);
  expect(pictures[0]?.widths).toEqual([200]);
});

test("a second run writes only missing files", async () => {
  const media = [await putPhotograph("quay.jpg", 500, 300)];
  await makePictures({ media }, order);
  expect((await makePictures({ media }, order)).written).toBe(0);
  const files = await madeFiles();
  await rm(join(order.mediaDirectory, files[0] ?? ""));
  await writeFile(join(order.mediaDirectory, files[1] ?? ""), "");
  expect((await makePictures({ media }, order)).written).toBe(2);
  expect(await madeFiles()).toEqual(files);
});

test("changed bytes get a new file name, and the old files stay", async () => {
  const before = await makePictures({ media: [await putPhotograph("quay.jpg", 300, 200)] }, order);
  const old = await madeFiles();
  const after = await makePictures(
    { media: [await putPhotograph("quay.jpg", 300, 200, "#000000")] },
    order,
  );
  expect(after.pictures[0]?.url).not.toBe(before.pictures[0]?.url);
  expect(await madeFiles()).toEqual(expect.arrayContaining(old));
});

test("an SVG is minified, and keeps its title, its colour and unique ids", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="currentColor" role="img">
    <!-- drawn by hand --><title>Kuzey</title>
    <linearGradient id="a"><stop offset="0" stop-color="#fff"/><stop offset="1"/></linearGradient>
    <path d="M 0 0 L 10.0000 10.0000 Z"/><rect width="9" height="9" fill="url(#a)"/></svg>`;
  await writeFile(join(order.sourceDirectory, "logo.svg"), svg);
  const { pictures } = await makePictures({ media: [manifest("logo.svg", 20, 20)] }, order);
  expect(pictures[0]).toMatchObject({ widths: [], formats: [] });
  const [name = ""] = await madeFiles();
  expect(pictures[0]?.url).toBe(`/media/${name}`);
  const made = await readFile(join(order.mediaDirectory, name), "utf8");
  expect(made.length).toBeLessThan(svg.length);
  expect(made).not.toContain("drawn by hand");
  for (const part of [
    'fill="currentColor"',
    "<title>Kuzey</title>",
    'role="img"',
    'viewBox="0 0 20 20"',
  ])
    expect(made).toContain(part);
  const [, id = ""] = /id="([^"]+)"/.exec(made) ?? [];
  expect(id).toMatch(/^logo-[0-9a-f]{8}/);
  expect(made).toContain(`url(#${id})`);
});

test("videos and all originals are copied byte for byte", async () => {
  const video = Buffer.from("\0\0\0\x10ftypisom and more");
  await writeFile(join(order.sourceDirectory, "tour.mp4"), video);
  const photograph = await putPhotograph("quay.jpg", 100, 100);
  const { pictures } = await makePictures({ media: [manifest("tour.mp4"), photograph] }, order);
  expect(
    await readFile(join(order.mediaDirectory, (pictures[0]?.url ?? "").slice("/media/".length))),
  ).toEqual(video);
  for (const file of ["tour.mp4", "quay.jpg"])
    expect(await readFile(join(order.mediaDirectory, "originals", file))).toEqual(
      await readFile(join(order.sourceDirectory, file)),
    );
});

test("a picture that cannot be decoded is reported, and the others are made", async () => {
  const media = [
    await putPhotograph("broken.jpg", 900, 600),
    await putPhotograph("quay.jpg", 100, 100),
  ];
  const path = join(order.sourceDirectory, "broken.jpg");
  await writeFile(path, (await readFile(path)).subarray(0, 900));
  const { problems } = await makePictures({ media }, order);
  expect(problems).toEqual([
    {
      file: "media/broken.jpg",
      line: 1,
      field: "",
      message: expect.stringMatching(/^cannot be decoded: /),
    },
  ]);
  expect((await madeFiles()).filter((name) => name.startsWith("quay"))).toHaveLength(3);
});

test("progress is reported after each file", async () => {
  const media = [await putPhotograph("a.jpg", 50, 50), await putPhotograph("b.jpg", 50, 50)];
  const reports: { done: number; total: number }[] = [];
  await makePictures({ media }, { ...order, report: (progress) => reports.push(progress) });
  expect(reports).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
});

test("old temporary files of an interrupted run are removed", async () => {
  await mkdir(order.mediaDirectory);
  for (const name of [".making-1-old.jpg", ".making-2-new.jpg"])
    await writeFile(join(order.mediaDirectory, name), "half");
  await utimes(join(order.mediaDirectory, ".making-1-old.jpg"), 0, 0);
  await makePictures({ media: [] }, order);
  expect(await madeFiles()).toEqual([".making-2-new.jpg"]);
});
