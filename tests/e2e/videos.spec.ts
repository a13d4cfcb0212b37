import { linkTo, youtubeLink } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/failing-api-fixture.ts";
import { modifyAnswer } from "#tests/e2e/support/modified-answers.ts";

test(
  "a YouTube video sends nothing to YouTube until its notice is opened and its link followed",
  { tag: "@full" },
  async ({ page, api, site, siteUrl, texts }) => {
    const elsewhere = { file: null, youtubeId: "abcdefghijk" };
    const onYouTube = modifyAnswer(siteUrl, "videos", (answer) => ({
      ...answer,
      content: answer.content.map((video) => ({ ...video, ...elsewhere })),
    }));
    api.fail(onYouTube, (path) => path.startsWith("/videos/index"));
    const hosts = new Set<string>();
    page.on("request", (request) => {
      if (request.url().startsWith("http")) hosts.add(new URL(request.url()).host);
    });
    await page.goto(site.url + linkTo("en", "videos", { page: 2 }));
    const video = page.getByRole("main").getByRole("article").first();
    await expect(video.locator("img")).toBeVisible();
    await expect(video.locator("video, iframe")).toHaveCount(0);
    const open = video.getByRole("link", { name: texts("video_player.youtube.open") });
    await expect(open).toBeHidden();
    await video.getByText(texts("video_player.youtube.notice")).click();
    await expect(video.getByText(texts("video_player.youtube.text"))).toBeVisible();
    await expect(open).toBeVisible();
    await expect(open).toHaveAttribute("href", youtubeLink("abcdefghijk"));
    expect([...hosts]).toEqual([new URL(site.url).host]);
    api.fail(null);
  },
);
