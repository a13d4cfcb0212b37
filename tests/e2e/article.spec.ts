import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";

const slug = "istanbul-districts-compared-2026";

test("an article prints without navigation, its table scrolls by keyboard, and its URL is copied", async ({
  page,
  context,
  siteUrl,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const texts = textsOf("zh");
  const path = linkTo("zh", "article", { slug });
  await page.goto(path);
  await expectPrintedAlone(page, siteUrl + path);
  await expectTableToScroll(page, "ArrowRight");

  const copy = page.getByRole("button", { name: texts("share.copy") });
  const status = page.locator(".share [role=status]");
  await test.step("the URL is copied", async () => {
    await copy.click();
    await expect(status).toHaveText(texts("share.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + path);
  });

  await test.step("the URL is shown where copying is refused", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copy.click();
    await expect(status).toContainText(siteUrl + path);
  });
});

test("a right-to-left article prints without navigation, its table scrolls, and it opens the system share sheet", async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.documentElement.dataset["shared"] = shared?.url ?? "";
      return Promise.resolve();
    };
  });
  const path = linkTo("ar", "article", { slug });
  await page.goto(path);
  await expectPrintedAlone(page, siteUrl + path);
  await expectTableToScroll(page, "ArrowLeft");
  await page.getByRole("button", { name: textsOf("ar")("share.native") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", siteUrl + path);
});

/** The print has the article with its whole table and its URL, and no site layout. */
async function expectPrintedAlone(page: Page, address: string): Promise<void> {
  await test.step("in print", async () => {
    await expect(page.getByText(address)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("table")).toBeVisible();
    const besides =
      "header.site-header, footer, nav, .share, .card, .post, .floating-button, .closing .btn";
    for (const part of await page.locator(besides).all()) await expect(part).toBeHidden();
    await expect(page.locator(".scroll-x")).toHaveCSS("overflow-x", "visible");
    await page.emulateMedia({ media: null });
  });
}

async function expectTableToScroll(page: Page, key: string): Promise<void> {
  await test.step("at 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const table = page.locator(".scroll-x");
    await table.focus();
    await page.keyboard.press(key);
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(0);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}
