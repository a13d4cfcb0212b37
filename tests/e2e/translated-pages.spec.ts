/** Pages whose texts a translator has wrapped, as Chrome's does. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";
import { formIn, introduce, somebody } from "#tests/e2e/support/enquiries.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const [language, moment] of [
  ["en", "before hydration"],
  ["ar", "after hydration"],
] as const) {
  test(`a translated page works: ${language}, ${moment}`, async ({ page }) => {
    const texts = textsOf(language);
    await openTranslated(page, linkTo(language, "listing", { country: "turkey" }), moment);
    await page.locator("main details[name=filter] > summary").first().click();
    await page.getByRole("checkbox").first().locator("..").click();
    await expect(page).toHaveURL(/for-sale\//);
    await page.keyboard.press("Escape");
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page.locator("h1")).toBeVisible();

    await openTranslated(page, linkTo(language, "contact-us"), moment);
    await page.getByRole("banner").locator("summary").first().click();
    await expect(page.getByRole("banner").locator("details[open]").first()).toBeVisible();
    const form = formIn(page.getByRole("main"));
    await introduce(form, texts, somebody(language));
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    await expect(page).toHaveURL(new RegExp(linkTo(language, "thanks-you")));
  });
}

async function openTranslated(page: Page, path: string, moment: string): Promise<void> {
  const { promise: translated, resolve } = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js$/;
  if (moment === "before hydration") {
    await page.route(scripts, async (route) => {
      await translated;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(translate);
    resolve();
    await hydrated(page);
    await page.unroute(scripts);
  } else {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(translate);
  }
}

/** Wraps every text and says another language, as a translator does. Runs in the page. */
function translate(): void {
  document.documentElement.lang = "de";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    if (node.parentElement?.closest("script, style, option, textarea") !== null) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    node.parentNode?.replaceChild(outer, node);
    outer.append(inner);
    inner.append(node);
  }
}
