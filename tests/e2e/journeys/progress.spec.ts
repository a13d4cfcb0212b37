import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { holdResponses } from "#tests/e2e/support/held-responses.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test(
  "the progress bar appears after 200 ms, grows for five seconds, and stays at least 200 ms",
  { tag: ["@layout", "@chinese", "@full"] },
  async ({ page, language, texts }) => {
    const bar = page.getByRole("progressbar", { name: texts("layout.loading") });
    await page.clock.install();
    await openHydrated(page, linkTo(language, "about-us"));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const held = await holdResponses(page);
    await dispatchLinkClick(page, linkTo(language, "offers"));
    await held.waitForRequests(1);
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    const [start, middle, end] = [
      await progressAt(bar, 0),
      await progressAt(bar, 500),
      await progressAt(bar, 5_000),
    ];
    expect([start.share, end.share]).toEqual([0, 0.96]);
    expect(end.duration).toBe(5_000);
    expect(middle.share).toBeGreaterThan(0.1);
    expect(middle.share).toBeLessThan(0.9);
    expect(middle.beginsAtEdge).toBe(true);

    held.release();
    await expectNavigatedTo(page, linkTo(language, "offers"));
    await page.clock.runFor(199);
    await expect(bar).toBeVisible();
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);
  },
);

test(
  "a failing navigation turns the bar red for a second, and an instant one shows none",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const bar = page.locator(".progress");
    await page.clock.install();
    await openHydrated(page, linkTo(language, "about-us"));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await dispatchLinkClick(page, linkTo(language, "offers"));
    await expectNavigatedTo(page, linkTo(language, "offers"));
    await page.clock.runFor(1_000);
    await expect(bar).toHaveCount(0);

    const held = await holdResponses(page);
    await dispatchLinkClick(page, linkTo(language, "blog"));
    await held.waitForRequests(1);
    await page.clock.runFor(200);
    await expect(bar).toHaveClass(/progress--busy/);
    held.abort();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.offline.title"),
    );
    await expect(bar).toHaveClass(/progress--failed/);
    expect(await redness(bar)).toBeGreaterThan(0.5);
    await page.clock.runFor(999);
    await expect(bar).toBeAttached();
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: "reduce" });
    const again = await holdResponses(page);
    await dispatchLinkClick(page, linkTo(language, "videos"));
    await again.waitForRequests(1);
    await page.clock.runFor(200);
    await expect(bar).toBeVisible();
    await expect.poll(() => shareOf(bar)).toBe(0.96);
    again.release();
    await expectNavigatedTo(page, linkTo(language, "videos"));
    await page.clock.runFor(200);
    await expect(bar).toHaveCount(0);
  },
);

test(
  "results dim 200 ms after a new choice, for at least 200 ms",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    await page.clock.install();
    await openHydrated(page, linkTo(language, "listing", { country: "properties" }));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const held = await holdResponses(page);
    const pale = page.locator(".listing-results[aria-busy=true]");
    const paleButtons = page.locator(".filters button[type=submit][aria-busy=true]");
    const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
    await order.selectOption("price");
    await held.waitForRequests(1);
    await page.clock.runFor(199);
    await expect(pale).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(pale).toHaveCount(1);
    await expect(paleButtons).not.toHaveCount(0);
    await expect(page.getByRole("progressbar", { name: texts("layout.loading") })).toBeVisible();
    const before = await page.getByRole("article").first().innerText();
    held.release();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.getByRole("article").first()).not.toHaveText(before, { useInnerText: true });
    await page.clock.runFor(199);
    await expect(pale).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(pale).toHaveCount(0);
    await expect(paleButtons).toHaveCount(0);
  },
);

/** Dispatches a click on a link of a closed menu: a real click would first prefetch its page. */
async function dispatchLinkClick(page: Page, path: string): Promise<void> {
  await page.getByRole("banner").locator(`a[href="${path}"]`).first().dispatchEvent("click");
}

/** The URL changes before the page is rendered; the rendered page has the focus. */
async function expectNavigatedTo(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** Sets the animation's own time, which the fake clock does not move. */
async function progressAt(bar: Locator, time: number) {
  return bar.evaluate((element, currentTime) => {
    const [animation] = element.getAnimations();
    if (animation === undefined) throw new Error("The bar does not move");
    animation.pause();
    animation.currentTime = currentTime;
    const { left, right, width } = element.getBoundingClientRect();
    const readsToTheLeft = getComputedStyle(element).direction === "rtl";
    const { clientWidth } = document.documentElement;
    return {
      duration: animation.effect?.getComputedTiming().duration,
      share: Math.round((width / clientWidth) * 100) / 100,
      beginsAtEdge: Math.round(readsToTheLeft ? right - clientWidth : left) === 0,
    };
  }, time);
}

function shareOf(bar: Locator): Promise<number> {
  return bar.evaluate(
    (element) =>
      Math.round(
        (element.getBoundingClientRect().width / document.documentElement.clientWidth) * 100,
      ) / 100,
  );
}

/** The share of red in its colour as painted. */
async function redness(bar: Locator): Promise<number> {
  return bar.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("There is nothing to paint on");
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red / (red + green + blue);
  });
}
