import { crc32, deflateSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { problemsWith, put, remove, replace, tinyPack } from "#tests/support/patched-pack.ts";

const manifest = "media/manifest.yaml";

test("a missing picture is reported at its line in the manifest", async () => {
  expect(await problemsWith(remove("media/cover.jpg"))).toEqual([
    `${manifest}:1 [0].file "cover.jpg" is not in the media folder`,
  ]);
});

test("a size that differs from the file's is reported", async () => {
  expect(
    await problemsWith(
      replace(manifest, "width: 8", "width: 9"),
      replace(manifest, "height: 30", "height: 31"),
    ),
  ).toEqual([
    `${manifest}:2 [0].width is 9, the file's is 8`,
    `${manifest}:10 [1].height is 31, the file's is 30`,
  ]);
});

test.each([
  ["60,000 pixels wide", 60_000, 10],
  ["of 144 million pixels", 12_000, 12_000],
])("an image %s is refused without being decoded", async (_what, width, height) => {
  const problems = await problemsWith(
    put("media/cover.png", pngHead(width, height)),
    replace(manifest, "cover.jpg", "cover.png"),
  );
  expect(problems).toContain(
    `media/cover.png:1 is ${width} × ${height} pixels: at most 12000 a side and 80 million in all`,
  );
});

test("a file that is not what its name says is refused", async () => {
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  expect(await problemsWith(put("media/cover.jpg", png))).toEqual([
    "media/cover.jpg:1 is not a JPEG, as its name says",
  ]);
  expect(await problemsWith(put("media/tour.mp4", "not a video"))).toEqual([
    "media/tour.mp4:1 is not an mp4 video",
  ]);
  expect(await problemsWith(put("media/cover.jpg", ""))).toEqual([
    "media/cover.jpg:1 is not a JPEG, as its name says",
  ]);
});

test("a picture that ends before its header does is refused", async () => {
  const jpeg = await readFile(join(tinyPack, "media/cover.jpg"));
  expect(await problemsWith(put("media/cover.jpg", jpeg.subarray(0, 40)))).toEqual([
    expect.stringMatching(/^media\/cover\.jpg:1 cannot be read: /),
  ]);
});

test("a photograph's size counts as it is shown, after the camera's rotation", async () => {
  const turned = await sharp({ create: { width: 6, height: 8, channels: 3, background: "#fff" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await problemsWith(put("media/cover.jpg", turned))).toEqual([]);
});

test("an active drawing is refused with its line", async () => {
  const problems = await problemsWith(
    replace("media/plan.svg", "<title>", "<script>fetch('/')</script>\n  <title>"),
  );
  expect(problems).toEqual([
    "media/plan.svg:2 script is refused: this element is not part of a still drawing",
  ]);
});

test("a drawing that is not UTF-8, or without a size, is refused", async () => {
  expect(
    await problemsWith(put("media/plan.svg", Buffer.from("<svg>\xff</svg>", "latin1"))),
  ).toEqual(["media/plan.svg:1 is not UTF-8"]);
  expect(await problemsWith(replace("media/plan.svg", ' viewBox="0 0 40 30"', ""))).toEqual([
    "media/plan.svg:1 svg@viewBox is missing, and there is no width and height either",
  ]);
});

test("a manifest may not list a file twice, or one outside its folder", async () => {
  expect(await problemsWith(replace(manifest, "file: logo.svg", "file: plan.svg"))).toContain(
    `${manifest}:14 [2].file "plan.svg" is already taken by ${manifest}, line 8`,
  );
  expect(
    await problemsWith(replace(manifest, "file: cover.jpg", "file: ../settings.yaml")),
  ).toContain(`${manifest}:1 [0].file must be a plain file name of the media folder, not a path`);
});

/** A PNG header with a size and almost no data. */
function pngHead(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(16))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
