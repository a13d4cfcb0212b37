/** Links that are followed as they stand in the document, whatever has been made of them since. */
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { isSameDocument, linkOf, visit } from "#tests/e2e/support/same-document.ts";

const [aboutUs, offers] = [linkTo("en", "about-us"), linkTo("en", "offers")];

test("a link with a window of its own, and one to another site, are the browser's", async ({
  page,
  context,
}) => {
  await visit(page, aboutUs);
  const link = linkOf(page, offers);
  await link.evaluate((element) => element.setAttribute("target", "_blank"));
  const opened = context.waitForEvent("page");
  await link.click();
  await expect(await opened).toHaveURL(offers);
  await page.route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await link.evaluate((element) => {
    element.removeAttribute("target");
    element.setAttribute("href", "https://elsewhere.example/");
  });
  await page.locator('a[href="https://elsewhere.example/"]').click();
  await expect(page).toHaveURL("https://elsewhere.example/");
});

test("a link with a hash alone moves the window, and adds a step", async ({ page }) => {
  await visit(page, aboutUs);
  const link = linkOf(page, offers);
  await link.evaluate((element) => {
    document.querySelector("footer")?.setAttribute("id", "end");
    element.setAttribute("href", "#end");
  });
  await page.locator('a[href="#end"]').click();
  await expect(page).toHaveURL(`${aboutUs}#end`);
  await expect(page.locator("#end")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(aboutUs);
  expect(await isSameDocument(page)).toBe(true);
});
