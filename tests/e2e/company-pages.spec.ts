import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test("anchor links on the partnership page and the privacy policy scroll to their sections", async ({
  page,
  texts,
}) => {
  await page.goto(linkTo("en", "partnership"));
  await page.getByRole("link", { name: texts("partnership.apply") }).click();
  const send = page.getByRole("button", { name: texts("enquiry.send.application") });
  await expect(page.locator("#apply")).toBeInViewport();
  await expect(send).toBeVisible();

  await page.goto(linkTo("en", "privacy-policy"));
  const contents = page.getByRole("navigation", { name: texts("policy.contents") });
  await contents.getByRole("link").nth(8).click();
  await expect(page.locator("#section-9 h2")).toBeInViewport();
});
