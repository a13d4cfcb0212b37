import type { Locator } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test("a video loads when played, pauses the previous one, and leads to its project", async ({
  page,
  language,
  texts,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto(linkTo(language, "videos"), { waitUntil: "networkidle" });
  const lead = page.getByRole("main").getByRole("article").first();
  const video = lead.locator("video");
  await lead.scrollIntoViewIfNeeded();
  await expect(lead.locator("img")).toBeVisible();
  expect(fetched).toEqual([]);

  await play(video);
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(1);

  const another = page.getByRole("main").locator("video").nth(1);
  await play(another);
  await expect.poll(() => video.evaluate(isPaused)).toBe(true);
  expect(await another.evaluate(isPaused)).toBe(false);

  await lead.getByRole("link", { name: texts("videos.project", { name: "Palm Horizon" }) }).click();
  const project = { country: "uae", city: "dubai", slug: "palm-horizon" };
  await expect(page).toHaveURL(linkTo(language, "project", project));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Palm Horizon");
});

async function play(video: Locator): Promise<void> {
  await video.focus();
  await video.press("Enter"); // Chromium loses Space where layout happens between keydown and keyup
  await expect.poll(() => video.evaluate(isPaused)).toBe(false);
}

function isPaused(video: HTMLElement | SVGElement): boolean {
  return video instanceof HTMLVideoElement && video.paused;
}
