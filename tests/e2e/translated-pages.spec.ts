/** Pages whose text nodes a translator has wrapped, as Chrome's does, which React must survive. */
import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { noAnswers } from "#domain/questionnaire.ts";
import { questionnaireHash } from "#site/components/questionnaire-hash.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";
import {
  control,
  formIn,
  fillContactDetails,
  randomVisitor,
} from "#tests/e2e/support/enquiry-form.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, openSearch, choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const moments = ["before hydration", "after hydration"] as const;
const choosing = { country: "properties" };

for (const language of ["en", "ar"] as const) {
  for (const moment of moments) {
    const tag = (language === "en") === (moment === "before hydration") ? [] : "@full";
    const texts = textsOf(language);

    test(
      `links and menus work on browser-translated pages: ${language}, ${moment}`,
      { tag },
      async ({ page }) => {
        const listing = linkTo(language, "listing", choosing);
        const header = page.getByRole("banner");
        const chips = page
          .getByRole("list", { name: texts("listing.applied_filters") })
          .getByRole("link");

        await openTranslated(page, listing, moment);
        await header.locator("summary").first().click();
        await expect(header.locator("details[open]").first()).toBeVisible();
        await page.keyboard.press("Escape");
        await page.locator("main details[name=filter] > summary").first().click();
        await page.getByRole("checkbox").first().locator("..").click();
        await expect(chips.first()).toBeVisible();
        await page.keyboard.press("Escape");
        await chips.first().click();
        await expect(page).toHaveURL(listing);
        await page.getByRole("link", { name: texts("listing.pages.next_label") }).click();
        await expect(page).toHaveURL(`${listing}?page=2`);
        await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
        await expect(page.locator(".section-nav")).toBeVisible();

        const article = linkTo(language, "article", { slug: "istanbul-districts-compared-2026" });
        await openTranslated(page, article, moment);
        const anchor = page.getByRole("main").locator('a[href^="#"]').last();
        const section = decodeURIComponent((await anchor.getAttribute("href")) ?? "").slice(1);
        await anchor.click();
        await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
        await choosePreference({ page }, /EUR/);
        await expect(header.locator("summary", { hasText: "EUR" })).toBeVisible();
        await (await openSearch({ page, texts })).fill("2+1");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/for-sale/);
        await openTranslated(page, linkTo(language, "about-us"), moment);
        await choosePreference({ page }, languageName("tr"));
        await expect(page).toHaveURL(linkTo("tr", "about-us"));
      },
    );

    test(
      `every form works on browser-translated pages: ${language}, ${moment}`,
      { tag },
      async ({ page }) => {
        test.slow(); // seven forms, each by another person, as the server limits enquiries per person
        const form = formIn(page.getByRole("main"));
        const dialog = page.getByRole("dialog");
        const question = texts("enquiry.send.question");
        const send = async (place: Locator, name: string) => {
          await place.getByRole("button", { name }).click();
          await expect(page).toHaveURL(new RegExp(linkTo(language, "thanks-you")));
        };

        for (const path of [
          linkTo(language, "enquiry"),
          linkTo(language, "contact-us"),
          linkTo(language, "landing", { country: "uae" }),
        ]) {
          await openTranslated(page, path, moment);
          await fillContactDetails(form, texts, randomVisitor(language));
          await send(form, question);
        }

        await openTranslated(page, linkTo(language, "coming-soon"), moment);
        await control(form, "email").fill(randomVisitor(language).email);
        await send(form, texts("enquiry.send.opening"));

        await openTranslated(page, linkTo(language, "partnership"), moment);
        await fillContactDetails(form, texts, randomVisitor(language));
        await control(form, "company").fill("Sons");
        await control(form, "company_country").selectOption("MT");
        await form.getByRole("radio", { name: texts("enquiry.partner_kind.agency") }).check();
        await control(form, "role").fill("Director");
        await control(form, "message").fill("Clients from Malta");
        await send(form, texts("enquiry.send.application"));

        await openTranslated(page, linkTo(language, "privacy-policy"), moment);
        await page.getByRole("link", { name: texts("nav.ask"), exact: true }).click();
        await expect(formIn(dialog)).toBeVisible();
        await page.evaluate(translate);
        await fillContactDetails(formIn(dialog), texts, randomVisitor(language));
        await send(dialog, question);

        const begun = { ...noAnswers, type: "apartments", rooms: "2+1" } as const;
        const state = questionnaireHash({ step: "details", answers: begun });
        await openTranslated(page, linkTo(language, "home") + state, moment);
        await dialog.getByRole("button", { name: texts("questionnaire.next") }).click();
        await dialog.locator('input[value="400000-600000"]').check();
        await page.evaluate(translate);
        await dialog.getByRole("button", { name: texts("questionnaire.finish") }).click();
        await expect(formIn(dialog)).toBeVisible();
        await page.evaluate(translate);
        await fillContactDetails(formIn(dialog), texts, randomVisitor(language));
        await send(dialog, question);
      },
    );
  }
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
    await waitForHydration(page);
    await page.unroute(scripts);
  } else {
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(translate);
  }
}

/** Runs in the page: wraps every text node and changes the language, as a translator does. */
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
