import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of ["en", "ar"] as const) {
  test(`the contact page names every way there is: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    await page.goto(linkTo(language, "contact-us"));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "+971 4 555 0142" })).toBeVisible();
    await expect(main.getByRole("link", { name: "hello@sahil.example" })).toBeVisible();
    await expect(main.getByText(texts("soon.contact.form"))).toBeVisible();
  });

  test(`every way to ask names the project of the page: ${language}`, async ({ request, show }) => {
    const at = { country: "uae", city: "dubai", slug: "marina-arc" };
    const page = await show(await request.get(linkTo(language, "project", at)));
    const ways = page.getByRole("complementary", { name: textsOf(language)("nav.contact_ways") });
    const href = await ways.locator("a[href*='wa.me']").getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toMatch(/97145550142.*\(DXB-2010\)/);
  });

  test(`a connection lost on the way is no fault with a number: ${language}`, async ({
    context,
  }) => {
    const texts = textsOf(language);
    const page = await context.newPage(); // not watched: its requests are meant to fail
    await page.goto(linkTo(language, "listing", { country: "properties" }));
    const next = page.getByRole("link", { name: texts("listing.pages.next_label") });
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.unreached.title"),
    );
    await expect(page.getByText("500")).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole("link", { name: texts("failure.retry") }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      texts("failure.unreached.title"),
    );
  });
}
