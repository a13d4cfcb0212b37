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
  const film = lead.locator("video");
  await lead.scrollIntoViewIfNeeded();
  await expect(lead.locator("img")).toBeVisible();
  expect(fetched).toEqual([]);

  await play(film);
  await expect
    .poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(1);

  const another = page.getByRole("main").locator("video").nth(1);
  await play(another);
  await expect.poll(() => film.evaluate(isPaused)).toBe(true);
  expect(await another.evaluate(isPaused)).toBe(false);

  await lead.getByRole("link", { name: texts("videos.project", { name: "Palm Horizon" }) }).click();
  const home = { country: "uae", city: "dubai", slug: "palm-horizon" };
  await expect(page).toHaveURL(linkTo(language, "project", home));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Palm Horizon");
});

async function play(film: Locator): Promise<void> {
  await film.focus();
  await film.press("Enter"); // Chromium loses Space where layout happens between keydown and keyup
  await expect.poll(() => film.evaluate(isPaused)).toBe(false);
}

function isPaused(film: HTMLElement | SVGElement): boolean {
  return film instanceof HTMLVideoElement && film.paused;
}
