import type { Page } from "@playwright/test";
import { inLocale, linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import {
  languageName,
  openFilter,
  openPropertiesMenu,
  choosePreference,
} from "#tests/e2e/support/page-steps.ts";
import type { Texts } from "#tests/e2e/support/message-texts.ts";

test.use({ javaScriptEnabled: false });

test(
  "everything works without a script",
  { tag: "@layout" },
  async ({ page, texts, language, isNarrow }) => {
    const visit = { page, texts, isNarrow };
    await page.goto(linkTo(language, "home"));

    const menu = await openPropertiesMenu(visit);
    await menu.getByRole("link", { name: texts("nav.all_properties") }).click();
    const listing = linkTo(language, "listing", { country: "properties" });
    await expect(page).toHaveURL(listing);

    if (isNarrow) await expectSheetHasFocus(page, texts);
    const filters = await openFilter(visit, texts("listing.filters.more"));
    await filters.getByRole("checkbox", { name: texts("card.status.off_plan") }).check();
    await filters.getByRole("button", { name: /\d/ }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${listing}?status=off-plan`);

    await page.getByRole("combobox", { name: texts("listing.sort.label") }).selectOption("-price");
    await page.getByRole("button", { name: texts("listing.sort.apply"), exact: true }).click();
    await expect(page).toHaveURL(`${listing}?status=off-plan&sort=-price`);
    await page.getByRole("link", { name: texts("listing.pages.next_label") }).click();
    const secondPage = `${listing}?status=off-plan&sort=-price&page=2`;
    await expect(page).toHaveURL(secondPage);

    await choosePreference(visit, /GBP/);
    await expect(page).toHaveURL(secondPage);
    await expect(page.getByRole("article").first()).toContainText("£");
    await choosePreference(visit, languageName("tr"));
    await expect(page).toHaveURL(inLocale("tr", secondPage));
    await expect(page.locator("html")).toHaveAttribute("lang", localeFacts.tr.htmlLang);
    await expect(page.getByRole("article").first()).toContainText("£");

    await page.goto(`${linkTo(language, "listing", { country: "cyprus" })}?citizenship=true`);
    const empty = page.getByRole("heading", {
      name: texts("listing.empty.filters", { filters: 1 }),
    });
    await expect(empty).toBeVisible(); // it names the filter to remove
    await page
      .getByRole("link", { name: texts("listing.filters.clear") })
      .first()
      .click();
    await expect(empty).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

/** The filter sheet has the focus while open, and its button afterwards. */
async function expectSheetHasFocus(page: Page, texts: Texts): Promise<void> {
  const opener = page.getByRole("button", { name: texts("listing.filters.all") });
  await expect(page.locator("body")).toBeFocused(); // nothing in a closed sheet is focusable
  await opener.press("Enter");
  await expect(page.getByRole("heading", { name: texts("listing.filters.all") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
}
