import { linkTo } from "#domain/links.ts";
import { waitForHydration, openUncheckedPage } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import {
  buildNextRelease,
  nextReleaseSelector,
  serveRelease,
} from "#tests/e2e/support/releases.ts";

test(
  "after a new release the next navigation loads the requested page as a document, once",
  { tag: "@full" },
  async ({ context, siteUrl, texts }, testInfo) => {
    test.slow(); // it builds the site
    const folder = testInfo.outputPath("next");
    const [first] = await Promise.all([serveRelease(".", siteUrl), buildNextRelease(folder)]);
    const { page, documents } = await openUncheckedPage(context);
    await page.goto(first.url + linkTo("en", "home"));
    await waitForHydration(page);
    await expect(page.locator(nextReleaseSelector)).toHaveCount(0);
    await first.stop();
    const next = await serveRelease(folder, siteUrl, new URL(first.url).port);

    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: texts("nav.blog"), exact: true }).click();
    await expect(page.locator(nextReleaseSelector)).toHaveCount(1);
    await expect(page).toHaveURL(first.url + linkTo("en", "blog"));
    await expect(page.getByRole("article").first()).toBeVisible();
    await waitForHydration(page);
    expect(documents).toEqual([linkTo("en", "home"), linkTo("en", "blog")]);

    await footer.getByRole("link", { name: texts("nav.videos"), exact: true }).click();
    await expect(page).toHaveURL(first.url + linkTo("en", "videos"));
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(documents).toHaveLength(2); // of the new release, then client navigation again
    await next.stop();
  },
);
