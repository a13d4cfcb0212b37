import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const offers = linkTo("en", "offers");

test("hovering a link prefetches its page, which then needs no other request", async ({ page }) => {
  await openHydrated(page, linkTo("en", "about-us"));
  const came = page.waitForResponse((answer) => isFor(offers, answer.url()));
  const link = page.getByRole("banner").locator(`a[href="${offers}"]`).first();
  await link.hover();
  await (await came).finished();
  await expect.poll(() => scriptsOf(page, "offers")).toHaveLength(1); // rendered by the server
  await link.click();
  await expect(page).toHaveURL(offers);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await fetchesOf(page, offers)).toEqual([
    { by: "link", overNetwork: true },
    { by: "fetch", overNetwork: false },
  ]);
  expect(await scriptsOf(page, "offers")).toHaveLength(1);
});

test("focus and touch prefetch a link's page, a brief hover does not", async ({ page }) => {
  const requested = requestedPages(page);
  await page.clock.install();
  await openHydrated(page, linkTo("en", "about-us"));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const link = (path: string) => page.getByRole("banner").locator(`a[href="${path}"]`).first();
  const [blog, videos] = [linkTo("en", "blog"), linkTo("en", "videos")];
  await link(offers).hover();
  await page.clock.runFor(59);
  await page.mouse.move(5, 400);
  await page.clock.runFor(1_000);
  await link(blog).focus();
  await page.clock.runFor(100);
  await expect.poll(requested).toEqual([blog]);
  await link(videos).dispatchEvent("touchstart");
  await page.clock.runFor(100);
  await expect.poll(requested).toEqual([blog, videos]);
});

for (const { name, tag, ...connection } of [
  { name: "a data saver", tag: [], saveData: true, effectiveType: "4g" },
  { name: "a 2g line", tag: ["@full"], saveData: false, effectiveType: "2g" },
  { name: "a slow-2g line", tag: ["@full"], saveData: false, effectiveType: "slow-2g" },
]) {
  test(`${name} prefetches nothing`, { tag }, async ({ page }) => {
    const requested = requestedPages(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.clock.install();
    await openHydrated(page, linkTo("en", "about-us"));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const link = page.getByRole("banner").locator(`a[href="${offers}"]`).first();
    await link.hover();
    await link.focus();
    await link.dispatchEvent("touchstart");
    await page.clock.runFor(5_000);
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    await page.evaluate(() => fetch("/healthz"));
    expect(requested()).toEqual([]);
    expect(await scriptsOf(page, "offers")).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(offers);
    expect(requested()).toEqual([offers]);
  });
}

function isFor(path: string, address: string): boolean {
  return new URL(address).pathname === `${path}.data`;
}

/** Requested page data, in order. */
function requestedPages(page: Page): () => string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) paths.push(pathname.replace(/\.data$/, ""));
  });
  return () => paths;
}

/** Responses from the browser cache have a transfer size of zero. */
async function fetchesOf(page: Page, path: string) {
  return page.evaluate((name) => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[]; // entries of type "resource"
    return resources
      .filter((resource) => new URL(resource.name).pathname === name)
      .map(({ initiatorType, transferSize }) => ({
        by: initiatorType,
        overNetwork: transferSize > 0,
      }));
  }, `${path}.data`);
}

async function scriptsOf(page: Page, route: string): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  return names.filter((name) => name.startsWith(`/assets/${route}-`) && name.endsWith(".js"));
}
