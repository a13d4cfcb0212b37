import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const reference = "/api/v1/docs";

test("everyone can use the API's reference page, and it loads nothing from elsewhere", async ({
  page,
  siteUrl,
}) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  const contents = page.getByRole("navigation", { name: "Contents" });
  const link = contents.getByRole("link", { name: "/regions/countries" });
  const call = page.getByRole("heading", { name: "/regions/countries" });

  await test.step("in a wide window the table of contents is open and links to each call", async () => {
    await page.goto(reference);
    await contents.focus();
    await page.keyboard.press("Tab");
    await expect(contents.getByRole("link", { name: "Overview" })).toBeFocused();
    await link.click();
    await expect(call).toBeInViewport();
    await page
      .getByRole("main")
      .getByText("Example answer, lists and texts shortened")
      .first()
      .click();
    await expectAccessible(page);
    expect(requestedUrls.filter((url) => !url.startsWith("data:"))).toEqual([
      siteUrl + reference,
      `${siteUrl}${reference}.css`,
    ]);
  });

  await test.step("in a narrow window the table of contents is collapsed", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(reference);
    await expect(link).toBeHidden();
    await expect(page.getByRole("heading", { name: "Overview" })).toBeInViewport();
    expect(await horizontalOverflow(page)).toBe(0);
    await contents.getByText("Contents", { exact: true }).click();
    await link.click();
    await expect(call).toBeInViewport();
    await expectAccessible(page);
  });
});
