import { expectAccess } from "#tests/e2e/support/access.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const reference = "/api/v1/docs";

test("everyone can use the API's reference page, and it loads nothing from elsewhere", async ({
  page,
  siteUrl,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const answer = await page.goto(reference);
  expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; style-src/);
  await page.getByRole("main").getByText("Its answer, lists and texts shortened").first().click();
  await expectAccess(page);
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([
    siteUrl + reference,
    `${siteUrl}${reference}.css`,
  ]);
});

test("the reference page's contents stand open where there is room, and lead to each call", async ({
  page,
}) => {
  await page.goto(reference);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.focus();
  await page.keyboard.press("Tab");
  await expect(contents.getByRole("link", { name: "Overview" })).toBeFocused();
  await contents.getByRole("link", { name: "/regions/countries" }).click();
  await expect(page.getByRole("heading", { name: "/regions/countries" })).toBeInViewport();
});

test.describe("on a narrow window", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the reference page begins with its words, its contents folded up", async ({ page }) => {
    await page.goto(reference);
    const contents = page.getByRole("navigation", { name: "Contents" });
    const link = contents.getByRole("link", { name: "/regions/countries" });
    await expect(link).toBeHidden();
    await expect(page.getByRole("heading", { name: "Overview" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await contents.getByText("Contents", { exact: true }).click();
    await link.click();
    await expect(page.getByRole("heading", { name: "/regions/countries" })).toBeInViewport();
    await expectAccess(page);
  });
});
