/** Partnership, the privacy policy, and the page about pages to come. */
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);

  test(`the partnership page leads to its application: ${language}`, async ({ page }) => {
    await page.goto(linkTo(language, "partnership"));
    await page.getByRole("link", { name: texts("partnership.apply") }).click();
    const send = page.getByRole("button", { name: texts("enquiry.send.application") });
    await expect(page.locator("#apply")).toBeInViewport();
    await expect(send).toBeVisible();
    await expect(page.locator("input[name=kind]")).toHaveValue("partnership");
  });

  test(`every link in the privacy policy leads somewhere: ${language}`, async ({ page }) => {
    await page.goto(linkTo(language, "privacy-policy"));
    const contents = page.getByRole("navigation", { name: texts("policy.contents") });
    await expect(contents.getByRole("link")).toHaveCount(13);
    const astray = await page
      .locator("main a[href^='#']")
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => document.getElementById(href.slice(1)) === null),
      );
    expect(astray).toEqual([]);
    await contents.getByRole("link").nth(8).click();
    await expect(page.locator("#section-9 h2")).toBeInViewport();
    await expect(page.locator("main a[href='mailto:hello@sahil.example']").first()).toBeAttached();
  });

  test(`forms name the version of the policy that is shown: ${language}`, async ({ page }) => {
    await page.goto(linkTo(language, "privacy-policy"));
    const version = await page.locator("main time").getAttribute("datetime");
    for (const screen of ["contact-us", "partnership", "coming-soon"] as const) {
      await page.goto(linkTo(language, screen));
      await expect(page.locator("input[name=privacy_version]"), screen).toHaveValue(version ?? "");
    }
  });

  test(`the page about pages to come takes an address, and says that it did: ${language}`, async ({
    page,
  }) => {
    await page.goto(linkTo(language, "coming-soon"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("input[name=kind]")).toHaveValue("opening");
    await expect(page.locator("input[name=page]")).toHaveValue(linkTo(language, "coming-soon"));
    await expect(page.getByRole("button", { name: texts("enquiry.send.opening") })).toBeVisible();
  });
}
