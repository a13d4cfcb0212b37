/** By which channels visitors are offered to reach us, in each language on every kind of page. */
import type { Locator, Page } from "@playwright/test";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import {
  channelsFor,
  directChannels,
  isBlocked,
  leadingChat,
  type DirectChannel,
} from "#domain/contact-channels.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { openedBy, waysInto } from "#tests/e2e/support/chats.ts";
import { answerOf } from "#tests/e2e/support/content.ts";
import { hydrated, openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const marinaArc = { country: "uae", city: "dubai", slug: "marina-arc" };
const texts = textsOf("zh");

for (const language of locales) {
  test(`every page offers what its readers can use, and that first: ${language}`, async ({
    request,
  }) => {
    for (const [name, path] of Object.entries(keyPages(language))) {
      const html = await (await request.get(path, { headers: { Accept: "text/html" } })).text();
      const offered = channelsIn(html);
      const chats = offered.filter((channel) => channel !== "phone");
      expect(chats[0], name).toBe(leadingChat(language));
      expect(offered, name).toContain("phone");
      const listsAll = name === "contact" || name === "form by itself";
      const others = offered.filter((channel) => !directChannels(language).includes(channel));
      expect(others, name).toEqual(listsAll ? linkedBesides(language) : []);
      const blocked = chats.filter((chat) => isBlocked(language, chat)).length;
      expect(blocked, name).toBeLessThan(chats.length - blocked || 1);
      // Whoever's browser knows no panels follows a link.
      const elsewhere = html.split(`href="${linkTo(language, "contact-us")}#wechat"`).length - 1;
      expect(elsewhere, name).toBe(chats.filter((chat) => chat === "wechat").length);
    }
  });
}

test("the footer leads Chinese readers to no network that is blocked at home", async ({
  request,
  show,
}) => {
  for (const language of ["en", "zh"] as const) {
    const page = await show(await request.get(linkTo(language, "home")));
    const networks = page.getByRole("contentinfo").locator(".foot__social");
    const telegram = textsOf(language)("footer.channel", { network: "Telegram" });
    const wechat = textsOf(language)("footer.channel", {
      network: textsOf(language)("footer.wechat"),
    });
    await expect(networks.getByRole("link", { name: wechat })).toHaveCount(1);
    const count = isBlocked(language, "telegram") ? 0 : 1;
    await expect(networks.getByRole("link", { name: telegram })).toHaveCount(count);
  }
});

test("a Russian project page asks on Telegram by name and reference, and calls and writes to Dubai", async ({
  request,
  show,
}) => {
  const { company } = await answerOf(request, "footerLinks", "/settings/footer-links", "ru");
  const page = await show(await request.get(linkTo("ru", "project", marinaArc)));
  const [card, bar] = [page.locator(".pcard"), page.locator(".pricebar")];
  const floating = page.getByRole("complementary", { name: textsOf("ru")("nav.contact_ways") });
  const text = textsOf("ru")("card.ask_text", { name: "Marina Arc", ref: "DXB-2010" });
  for (const place of [card, bar, floating]) {
    const way = waysInto("telegram", place);
    expect(await openedBy(way)).toEqual({ account: company.telegram, text });
  }
  expect(await openedBy(waysInto("whatsapp", card))).toEqual({
    account: company.whatsapp.uae,
    text,
  });
  await expect(card.locator("a[href='tel:+97145550142']")).toBeAttached();
});

test("the panel for WeChat is worked by keys, shows a code that reads, and copies the account", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { company } = await answerOf(request, "footerLinks", "/settings/footer-links", "zh");
  await openScripted(page, linkTo("zh", "project", marinaArc));
  const button = waysInto("wechat", page.locator(".pcard"));
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

test("each card's button puts its own home into the one panel", async ({ page }) => {
  await openScripted(page, linkTo("zh", "listing", { country: "uae" }));
  const panel = panelOn(page);
  for (const index of [0, 1]) {
    const button = waysInto("wechat", page.locator(".card").nth(index));
    await button.click();
    await expect(panel).toContainText((await openedBy(button)).text);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("the very first press shows its own home, before any script of the page has come and after", async ({
  page,
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(linkTo("zh", "listing", { country: "uae" }), { waitUntil: "domcontentloaded" });
  const button = waysInto("wechat", page.locator(".card").nth(1));
  const { text } = await openedBy(button);
  await page.waitForFunction(() => window.early !== undefined);
  await button.click();
  expect(await panelOn(page).innerText()).toContain(text);
  arrive();
  await hydrated(page);
  await expect(panelOn(page)).toContainText(text);
});

test("where copying is refused the account is there to be selected", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await openScripted(page, linkTo("zh", "contact-us"));
  const account = page.locator("#wechat");
  await account.getByRole("button", { name: texts("channels.wechat.copy") }).click();
  await expect(account.getByRole("status")).toHaveText(texts("channels.wechat.uncopied"));
});

test("the contact dialog has the account in it, and no chat that is blocked", async ({ page }) => {
  await openScripted(page, linkTo("zh", "listing", { country: "uae" }));
  await page.locator(".fab--ask").click();
  const ways = page.getByRole("dialog").locator(".dialog__ways");
  await expect(ways.getByText("sahil_property")).toBeVisible();
  await expect(ways.getByRole("listitem")).toHaveCount(2);
  await expect(ways.getByRole("link")).toHaveCount(1); // the telephone
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel opens with the reference of the page, and nothing in it is dead", async ({
    page,
  }) => {
    await page.goto(linkTo("zh", "project", marinaArc));
    await waysInto("wechat", page.locator(".bar__end")).first().click();
    const panel = panelOn(page);
    await expect(panel).toContainText("DXB-2010");
    await expect(panel.getByRole("button")).toHaveCount(1); // to close it
    await panel.getByRole("button").click();
    await expect(panel).toBeHidden();
  });
});

/** What only a list of all ways names, as far as a link leads to it. */
function linkedBesides(language: Locale): AnswerChannel[] {
  return channelsFor(language)
    .filter((channel) => !directChannels(language).some((direct) => direct === channel))
    .filter((channel) => channel === "whatsapp" || channel === "telegram");
}

/** The channels that a page offers, in the order of its HTML; what passes a page on is none. */
function channelsIn(html: string): DirectChannel[] {
  const ways = html.matchAll(
    /href="(?:https:\/\/(?<host>wa|t)\.me\/(?!\?|share\/)|(?<tel>tel:))|(?<panel>popovertarget="wechat-panel" data-quote)/gi,
  );
  return [...ways].map(({ groups }) => {
    if (groups?.["tel"] !== undefined) return "phone";
    if (groups?.["panel"] !== undefined) return "wechat";
    return groups?.["host"] === "t" ? "telegram" : "whatsapp";
  });
}

function panelOn(page: Page): Locator {
  return page.getByRole("dialog", { name: texts("channels.wechat.heading"), includeHidden: true });
}

/** Reads a code off the screen, as a camera would: as soon as it stands still. */
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
