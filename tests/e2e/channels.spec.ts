import type { Locator, Page } from "@playwright/test";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { linkTo } from "#domain/links.ts";
import { chatLinksIn } from "#tests/e2e/support/chat-links.ts";
import { answerOf, listingOf } from "#tests/e2e/support/api-answers.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const marinaArc = { country: "uae", city: "dubai", slug: "marina-arc" };
const texts = textsOf("zh");

test("the WeChat panel works by keyboard, shows a readable QR code, and copies the account", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { company } = await answerOf(request, "footerLinks", "/settings/footer-links", "zh");
  await openHydrated(page, linkTo("zh", "project", marinaArc));
  const button = chatLinksIn("wechat", page.locator(".price-card"));
  const panel = panelOn(page);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: texts("channels.wechat.close") })).toBeFocused();
  await expect(panel).toContainText("DXB-2010");
  await expect(panel.locator("a[href='tel:+97145550142']")).toBeVisible();

  const code = panel.getByRole("img", { name: texts("channels.wechat.code") });
  expect(await readCode(code)).toBe(company.social["wechat"]);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect(await readCode(code)).toBe(company.social["wechat"]);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("status")).toHaveText(texts("channels.wechat.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.wechatId);
  await panel.getByText(company.wechatId, { exact: true }).click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(company.wechatId);

  await button.focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test("each card's button names its own project in the panel, and the contact dialog has no blocked chat", async ({
  page,
  request,
}) => {
  const { content } = await listingOf(request, "zh", "");
  await openHydrated(page, linkTo("zh", "listing", { country: "properties" }));
  const panel = panelOn(page);
  for (const [index, { name, ref }] of content.slice(0, 2).entries()) {
    const button = chatLinksIn("wechat", page.locator(".card").nth(index));
    await button.click();
    await expect(panel).toContainText(texts("card.ask_text", { name, ref }));
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.locator(".floating-button--ask").click();
  const channels = page.getByRole("dialog").locator(".dialog__channels");
  await expect(channels.getByText("sahil_property")).toBeVisible();
  await expect(channels.getByRole("listitem")).toHaveCount(2);
  await expect(channels.getByRole("link")).toHaveCount(1); // the phone link
});

test("a team member's button names them in the panel", async ({ page }) => {
  await openHydrated(page, linkTo("zh", "our-team"));
  const panel = panelOn(page);
  for (const [slug, name] of [
    ["leyla-arman", "Leyla Arman"],
    ["omar-kassem", "Omar Kassem"],
  ] as const) {
    await chatLinksIn("wechat", page.locator(`#${slug}`)).click();
    await expect(panel).toContainText(texts("team.ask_text", { name }));
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  }
});

test(
  "the account stays selectable where copying is refused",
  { tag: "@full" },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await openHydrated(page, linkTo("zh", "contact-us"));
    const account = page.locator("#wechat");
    await account.getByRole("button", { name: texts("channels.wechat.copy") }).click();
    await expect(account.getByRole("status")).toHaveText(texts("channels.wechat.copy_failed"));
  },
);

test.describe("without script", { tag: "@full" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the panel names the page's reference and has no dead buttons", async ({ page }) => {
    await page.goto(linkTo("zh", "project", marinaArc));
    await chatLinksIn("wechat", page.locator(".site-header__end")).first().click();
    const panel = panelOn(page);
    await expect(panel).toContainText("DXB-2010");
    await expect(panel.getByRole("button")).toHaveCount(1); // the close button
    await panel.getByRole("button").click();
    await expect(panel).toBeHidden();
  });
});

function panelOn(page: Page): Locator {
  return page.getByRole("dialog", { name: texts("channels.wechat.heading"), includeHidden: true });
}

/** Decodes the QR code from a screenshot once it no longer moves. */
async function readCode(code: Locator): Promise<string> {
  let read = "";
  await expect(async () => {
    read = await readNow(code);
  }).toPass();
  return read;
}

async function readNow(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}
