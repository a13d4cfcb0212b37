import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { waitForHydration, openUncheckedPage } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

test.use({ serviceWorkers: "allow" });

const marina = { country: "uae", city: "dubai", slug: "marina-arc" };
const project = linkTo("en", "project", marina);
const blog = linkTo("en", "blog");
const listing = linkTo("en", "listing", { country: "uae" });

test(
  "visited pages work offline, other links are marked, and online pages are fresh",
  { tag: "@full" },
  async ({ context, texts }) => {
    const { page, documents } = await openUncheckedPage(context);
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(linkTo("en", "home"));
    await waitUntilCached(page, linkTo("en", "home"));
    await page.goto(listing);
    await waitUntilCached(page, listing);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).not.toHaveURL(listing);
    await expect(page.locator(".project-head")).toBeVisible();
    const visited = new URL(page.url()).pathname;
    const name = await heading.innerText();
    expect(documents).toEqual([linkTo("en", "home"), listing]); // the project came by client navigation
    await waitUntilCached(page, visited);

    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(name);
    await expect(page.locator(".project-head")).toBeVisible();
    const note = page.locator("offline-note");
    await expect(note).toHaveText(
      texts("offline.cached_note", { date: formatsFor("en").date(new Date().toISOString()) }),
    );
    await waitForHydration(page);
    await expect(note).toBeVisible();
    await page.goto("/");
    await expect(page).toHaveURL(linkTo("en", "home"));
    await expect(note).toBeVisible();
    await page.goto(linkTo("en", "videos"));
    await expect(heading).toHaveText(texts("failure.offline.title"));
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", visited);
    await page.locator(`a[href="${listing}"]`).click();
    await expect(page).toHaveURL(listing);
    await expect(page.getByRole("article").first()).toBeVisible();

    await context.setOffline(false);
    await page.goto(linkTo("en", "videos"));
    await expect(heading).not.toHaveText(texts("failure.offline.title"));
    await expect(note).toHaveCount(0);
  },
);

test(
  "offline links open cached pages, or the offline page for others",
  { tag: "@full" },
  async ({ context, texts }) => {
    const { page } = await openUncheckedPage(context);
    await page.goto(blog);
    await waitUntilCached(page, blog);
    await page.goto(linkTo("en", "home"));
    await waitUntilCached(page, linkTo("en", "home"));
    await context.setOffline(true);
    const footer = page.getByRole("contentinfo");
    await footer
      .getByRole("link", { name: texts("nav.blog"), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(blog);
    await expect(page.getByRole("article").first()).toBeVisible();
    await footer
      .getByRole("link", { name: texts("nav.videos"), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(linkTo("en", "videos"));
    await expect(page.locator("[data-cached-pages] a")).toHaveCount(2);
  },
);

test(
  "the shortlist works offline though it was never opened",
  { tag: "@full" },
  async ({ context }) => {
    const { page } = await openUncheckedPage(context);
    await page.goto(project);
    await waitUntilCached(page, project);
    await page.locator(".project-head__actions button").first().click();
    await waitUntilCached(page, linkTo("en", "shortlist"));
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await context.setOffline(true);
    await page.goto(linkTo("en", "shortlist"));
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  },
);

test("an offline page keeps the currency chosen on it", { tag: "@full" }, async ({ context }) => {
  const { page } = await openUncheckedPage(context);
  await page.goto(project);
  await waitUntilCached(page, project);
  const main = page.getByRole("main");
  await expect(main).not.toContainText("€");
  await choosePreference({ page }, /EUR/);
  await expect(main).toContainText("€");
  await expect.poll(() => cachedPageText(page, project)).toContain("€");
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("offline-note")).toBeVisible();
  await expect(main).toContainText("€");
});

for (const [language, tag] of [
  ["en", []],
  ["ar", ["@full"]],
] as const) {
  test(
    `an uncached page shows the offline page in its language, and opens once online: ${language}`,
    { tag: [...tag] },
    async ({ context }) => {
      const { page } = await openUncheckedPage(context);
      const texts = textsOf(language);
      await page.goto(linkTo("en", "home"));
      await waitUntilCached(page, linkTo("en", "home"));
      await context.setOffline(true);
      await page.goto(linkTo(language, "privacy-policy"));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expect(page.getByText(texts("offline.text"))).toBeVisible();
      await expect(page.locator("[data-cached-pages] a")).toHaveCount(language === "en" ? 1 : 0);
      await context.setOffline(false); // the page reloads by itself
      await expect(page.getByRole("contentinfo")).toBeVisible();
    },
  );
}

test(
  "a link followed before anything is cached shows the browser's own error page",
  { tag: "@full" },
  async ({ context }) => {
    const { page } = await openUncheckedPage(context);
    await page.goto(listing);
    await waitForHydration(page);
    await context.setOffline(true);
    await page.getByRole("article").nth(1).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/^chrome-error:/);
  },
);

test(
  "an offline preference change shows an error in its menu, and the page stays",
  { tag: "@full" },
  async ({ context }) => {
    const { page } = await openUncheckedPage(context);
    const contacts = linkTo("ru", "contact-us");
    const heading = page.getByRole("heading", { level: 1 });
    const menu = page.getByRole("banner");
    await page.goto(contacts);
    await waitForHydration(page);
    const title = await heading.innerText();
    await context.setOffline(true);
    await choosePreference({ page }, /EUR/);
    await expect(menu.getByRole("status")).toHaveText(textsOf("ru")("failure.offline.title"));
    await expect(heading).toHaveText(title);
    await context.setOffline(false);
    await menu.getByRole("button", { name: /EUR/ }).click();
    await expect(menu.locator("summary", { hasText: "EUR" })).toBeVisible();
    await expect(menu.getByRole("status")).toBeHidden();
    await expect(page).toHaveURL(contacts);
  },
);

test(
  "withdrawn and redirected pages are neither shown nor listed offline",
  { tag: "@full" },
  async ({ context, texts }) => {
    const { page } = await openUncheckedPage(context);
    await page.goto(project);
    await waitUntilCached(page, project);
    const projectPath = (slug: string) => linkTo("en", "project", { ...marina, slug });
    const moved = linkTo("en", "city-guide", { city: "kadikoy" });
    const withdrawn = {
      opened: projectPath("opened"),
      prefetched: projectPath("turned-to"),
      notified: projectPath("told"),
      moved,
    };
    // The demo withdraws nothing, so a project's cached page is stored under these paths.
    await page.evaluate(cacheUnderOtherPaths, { path: project, others: Object.values(withdrawn) });

    await page.goto(withdrawn.opened);
    await page.goto(withdrawn.moved);
    await page.evaluate(async (path) => void (await fetch(`${path}.data`)), withdrawn.prefetched);
    await page.evaluate((path) => {
      navigator.serviceWorker.controller?.postMessage({ pages: [path], files: [] });
    }, withdrawn.notified);
    for (const path of Object.values(withdrawn))
      await expect.poll(() => cachedPaths(page)).not.toContain(path);
    expect(await cachedPaths(page)).toContain(project);

    await context.setOffline(true);
    await page.goto(withdrawn.opened);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.offline.title"),
    );
    const listed = page.locator("[data-cached-pages]");
    await expect(listed.locator(`a[href="${project}"]`)).toHaveCount(1);
    for (const path of Object.values(withdrawn))
      await expect(listed.locator(`a[href="${path}"]`)).toHaveCount(0);
  },
);

/** Runs in the page: stores a path's cached page under other paths too. */
async function cacheUnderOtherPaths({
  path,
  others,
}: {
  path: string;
  others: string[];
}): Promise<void> {
  const pages = await caches.open("sahil-pages");
  const answer = await pages.match(path, { ignoreVary: true });
  for (const other of others) await pages.put(other, answer?.clone() ?? Response.error());
}

/** The text of a cached page. */
function cachedPageText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (path) => {
    const answer = await (await caches.open("sahil-pages")).match(path, { ignoreVary: true });
    const html = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
    return html.querySelector("main")?.textContent ?? "";
  }, path);
}

test(
  "a page is complete on a device whose storage is full",
  { tag: "@full" },
  async ({ context }) => {
    const page = await context.newPage();
    await page.goto(blog);
    await waitUntilCached(page, blog);
    const device = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await device.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    await page.goto(listing);
    await waitForHydration(page);
    const picture = page.getByRole("article").first().getByRole("img").first();
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
    expect(failed).toEqual([]);
  },
);

/** Waits until a page, under any query, and its files are cached. */
async function waitUntilCached(page: Page, path: string): Promise<void> {
  await expect(async () => expect(await cachedPaths(page)).toContain(path)).toPass();
  await page.waitForLoadState("networkidle");
}

/** The paths of all cached pages, without queries. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open("sahil-pages")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}
