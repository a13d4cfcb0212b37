import { expect, test } from "vitest";
import { captioned } from "#tests/support/captioned-pack.ts";
import { problemsWith, put, readPatched, replace } from "#tests/support/patched-pack.ts";

const manifest = "media/manifest.yaml";
const english = "{ en: tour.en.vtt }";

test("a video may have captions in some languages; their entries have no size, colour or text", async () => {
  const { pack, problems, warnings } = await readPatched(captioned(english));
  expect([problems, warnings]).toEqual([[], []]);
  const none = { ar: null, ru: null, tr: null, zh: null };
  expect(pack?.videos[0]?.captions).toEqual({ en: "tour.en.vtt", ...none });
  const entry = pack?.media.find(({ file }) => file === "tour.en.vtt");
  expect(entry).toMatchObject({ kind: "captions", width: 0, color: "" });
});

test("captions that are not WebVTT are refused", async () => {
  for (const text of ["", "1\n00:00:00,000 --> 00:00:02,000\n", "WEBVTTS\n"])
    expect(await problemsWith(captioned(english), put("media/tour.en.vtt", text))).toEqual([
      "media/tour.en.vtt:1 does not begin with WEBVTT, as captions do",
    ]);
  expect(
    await problemsWith(captioned(english), put("media/tour.en.vtt", "\uFEFFWEBVTT - a tour")),
  ).toEqual([]);
});

test("captions must be listed as captions, in a language of the site", async () => {
  expect(await problemsWith(captioned("{ en: tour.en.vtt, ru: tour.ru.vtt }"))).toEqual([
    'videos.yaml:5 [0].captions.ru "tour.ru.vtt" is no entry of media/manifest.yaml of the pack',
  ]);
  expect(await problemsWith(captioned("{ en: tour.mp4 }"))).toEqual([
    "videos.yaml:5 [0].captions.en must be a lower-case .vtt file",
  ]);
  expect(await problemsWith(captioned("{ xx: tour.en.vtt }"))).toEqual([
    "videos.yaml:5 [0].captions.xx is not a field of the format",
  ]);
  expect(
    await problemsWith(
      captioned(english),
      replace(manifest, "kind: captions", "kind: captions\n  width: 8"),
    ),
  ).toEqual([`${manifest}:22 [3].width must be 0`]);
});

test("a YouTube video has no caption files", async () => {
  expect(
    await problemsWith(
      captioned(english),
      replace("videos.yaml", "file: tour.mp4", "youtubeId: abcdefghijk"),
    ),
  ).toEqual(["videos.yaml:5 [0].captions need a video with a file of its own"]);
});

test("a file of an unknown kind is refused", async () => {
  expect(await problemsWith(replace(manifest, "kind: logo", "kind: hat"))).toEqual([
    `${manifest}:17 [2].kind has none of the forms that the format allows`,
  ]);
});
