import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportPack } from "#content/export.ts";
import { loadPack } from "#content/load.ts";
import { readPack } from "#content/pack.ts";
import { makePictures } from "#content/pictures/make-pictures.ts";
import { VideoPage } from "#contract/video.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { captioned, captions } from "#tests/support/captioned-pack.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { replace, tinyPack, tinyToday } from "#tests/support/patched-pack.ts";

describeOnEngines("captions of a video", (openTestDatabase) => {
  test("are published in language order and included in an export", async () => {
    const { source, media, exported } = await folders();
    await cp(tinyPack, source, { recursive: true });
    await captioned("{ zh: tour.en.vtt, en: tour.en.vtt }")(source);
    const pack = await readValidPack(source);
    const { pictures } = await makePictures(pack, {
      sourceDirectory: join(source, "media"),
      mediaDirectory: media,
    });
    const database = await openTestDatabase();
    await loadPack(database, pack, pictures);

    const [video] = await videosOf(database);
    expect(video?.captions.map(({ language }) => language)).toEqual(["en", "zh"]);
    const url = video?.captions[0]?.url ?? "";
    expect(url).toMatch(/^\/media\/tour\.en-[0-9a-f]{8}\.vtt$/);
    expect(await readFile(join(media, url.replace("/media/", "")), "utf8")).toBe(captions);

    await exportPack(database, { directory: exported, originals: join(media, "originals") });
    expect(await readValidPack(exported)).toEqual(pack);
    expect(await readFile(join(exported, "media/manifest.yaml"), "utf8")).toMatch(
      /- file: tour\.en\.vtt\n {2}kind: captions\n- /,
    );
  });

  test("are omitted for a YouTube video", async () => {
    const { source, media } = await folders();
    await cp(tinyPack, source, { recursive: true });
    await replace("videos.yaml", "file: tour.mp4", "youtubeId: abcdefghijk")(source);
    const pack = await readValidPack(source);
    const order = { sourceDirectory: join(source, "media"), mediaDirectory: media };
    const database = await openTestDatabase();
    await loadPack(database, pack, (await makePictures(pack, order)).pictures);
    const [video] = await videosOf(database);
    expect(video).toMatchObject({ file: null, youtubeId: "abcdefghijk", captions: [] });
  });
});

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), "captions-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return {
    source: join(folder, "source"),
    media: join(folder, "media"),
    exported: join(folder, "exported"),
  };
}

async function readValidPack(directory: string) {
  const { pack, problems } = await readPack(directory, { today: tinyToday });
  expect(problems).toEqual([]);
  if (pack === null) throw new Error("There is no pack.");
  return pack;
}

async function videosOf(database: Parameters<typeof createTestApi>[0]) {
  const answer = await createTestApi(database).ask("/videos/index");
  return VideoPage.parse(await answer.json()).content;
}
