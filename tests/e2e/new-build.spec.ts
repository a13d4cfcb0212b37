/** A page that was loaded before a new release, and files that are gone or stay gone. */
import { linkTo } from "#domain/links.ts";
import { hydrated, watchedPage } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { buildNextRelease, nextRelease, serveRelease } from "#tests/e2e/support/releases.ts";

test("after a new release the next page is loaded anew once, and is the one that was asked for", async ({
  context,
  siteUrl,
  texts,
}, testInfo) => {
  test.slow(); // it builds the site
  const folder = testInfo.outputPath("next");
  const [first] = await Promise.all([serveRelease(".", siteUrl), buildNextRelease(folder)]);
  const { page, documents } = await watchedPage(context);
  await page.goto(first.url + linkTo("en", "home"));
  await hydrated(page);
  await expect(page.locator(nextRelease)).toHaveCount(0);
  await first.stop();
  const next = await serveRelease(folder, siteUrl, new URL(first.url).port);

  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: texts("nav.blog"), exact: true }).click();
  await expect(page.locator(nextRelease)).toHaveCount(1);
  await expect(page).toHaveURL(first.url + linkTo("en", "blog"));
  await expect(page.getByRole("article").first()).toBeVisible();
  await hydrated(page);
  expect(documents).toEqual([linkTo("en", "home"), linkTo("en", "blog")]);

  await footer.getByRole("link", { name: texts("nav.videos"), exact: true }).click();
  await expect(page).toHaveURL(first.url + linkTo("en", "videos"));
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(documents).toHaveLength(2); // of the new release, by script again
  await next.stop();
});

test("files that stay gone bring no second reload within a minute, and one again after it", async ({
  context,
  texts,
}) => {
  const { page, documents } = await watchedPage(context);
  await page.clock.install();
  await page.route(/\/assets\/(?:blog|videos)-/, (route) => route.fulfill({ status: 404 }));
  const footer = page.getByRole("contentinfo");
  const blog = footer.getByRole("link", { name: texts("nav.blog"), exact: true });
  const videos = footer.getByRole("link", { name: texts("nav.videos"), exact: true });

  await page.goto(linkTo("en", "home"));
  await hydrated(page);
  await blog.click();
  await expect(page).toHaveURL(linkTo("en", "blog"));
  await expect(page.getByRole("article").first()).toBeVisible(); // as the server has sent it

  await footer.getByRole("link", { name: texts("nav.about_us"), exact: true }).click();
  await hydrated(page);
  const before = documents.length;
  await page.clock.fastForward(50_000);
  await videos.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(texts("failure.fault.title"));
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(texts("failure.fault.title"));
  await expect(page.getByRole("link", { name: texts("failure.retry") })).toHaveAttribute(
    "href",
    linkTo("en", "videos"),
  );
  expect(documents).toHaveLength(before);

  await context.setOffline(true);
  await blog.click();
  await expect(heading).toHaveText(texts("failure.unreached.title"));
  await context.setOffline(false);
  await page.clock.fastForward(10_000);
  expect(documents).toHaveLength(before);
  await videos.click();
  await expect(page).toHaveURL(linkTo("en", "videos"));
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(documents.slice(before)).toEqual([linkTo("en", "videos")]);
});
