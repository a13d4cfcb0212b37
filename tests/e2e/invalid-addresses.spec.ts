import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test("error pages for invalid URLs hydrate and link to the home page", async ({ page, texts }) => {
  const home = linkTo("en", "home");
  const title = page.getByRole("heading", { level: 1 });

  await test.step("a URL that is too long", async () => {
    await page.goto(`${home}?${"a".repeat(4_500)}`, { waitUntil: "networkidle" });
    await expect(title).toHaveText(texts("failure.too_long.title"));
    await expect(page).toHaveTitle(texts("failure.too_long.title"));
    await expect(page.getByRole("main").getByRole("search")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  await test.step("a URL that cannot be decoded", async () => {
    await page.goto(`${home}/a/b/c/%zz`, { waitUntil: "networkidle" });
    await expect(title).toHaveText(texts("failure.not_found.title"));
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  await test.step("a URL that matches nothing", async () => {
    await page.goto(`${home}/no-such-place`, { waitUntil: "networkidle" });
    await expect(title).toHaveText(texts("failure.not_found.title"));
    await expect(page).toHaveTitle(texts("failure.not_found.page_title"));
    await expect(page.getByText(texts("failure.not_found.text"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("search")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("link", { name: texts("failure.home") }).click();
    await expect(page).toHaveURL(home);
  });
});
