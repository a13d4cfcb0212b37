import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import {
  openPropertiesMenu,
  choosePreference,
  waitForScrollEnd,
} from "#tests/e2e/support/page-steps.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";

test(
  "each menu opens by its button, closes by button, Escape, outside click or link, and returns the focus",
  { tag: ["@layout", "@chinese"] },
  async ({ page, texts, language, isNarrow }) => {
    const visit = { page, texts, isNarrow };
    await openHydrated(page, linkTo(language, "home"));
    const header = page.getByRole("banner");
    const buttons = isNarrow
      ? [texts("nav.menu")]
      : [texts("nav.properties"), texts("nav.guides"), texts("nav.about")];
    for (const name of [...buttons, texts("preferences.label"), texts("search.open")]) {
      const button = header.locator("summary", { hasText: name }).first();
      const menu = button.locator("..");
      await button.click();
      await expect(menu).toHaveAttribute("open");
      await button.click();
      await expect(menu).not.toHaveAttribute("open");
      await button.press("ArrowDown");
      await expect(menu).toHaveAttribute("open");
      await expect(menu.locator(":focus")).toHaveCount(1);
      await expect(button).not.toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).not.toHaveAttribute("open");
      await expect(button).toBeFocused();
      await button.press("Enter");
      await expect(menu).toHaveAttribute("open");
      await page
        .getByRole("link", { name: texts("layout.brand_home") })
        .first()
        .focus();
      await expect(menu).not.toHaveAttribute("open");
    }

    await choosePreference({ page }, /EUR/);
    const preferences = header.locator("summary", { hasText: "EUR" });
    await expect(preferences).toBeFocused();

    const villas = (await openPropertiesMenu(visit)).getByRole("link", {
      name: texts("nav.villas_turkey"),
    });
    await expect(villas).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(villas).toBeHidden();
    await openPropertiesMenu(visit);
    await expect(villas).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(villas).toBeHidden();
    await openPropertiesMenu(visit);
    await villas.click();
    await expect(page).toHaveURL(
      linkTo(language, "listing", { country: "turkey", type: "villas" }),
    );
    await expect(villas).toBeHidden();

    await openHydrated(page, linkTo(language, "offers"));
    await header
      .locator(`a[href="${linkTo(language, "blog")}"]`)
      .first()
      .dispatchEvent("click");
    await expect(page).toHaveURL(linkTo(language, "blog"));
    const menu = await openPropertiesMenu(visit);
    const entry = menu.getByRole("link", { name: texts("nav.villas_uae") });
    await expect(entry).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(linkTo(language, "offers"));
    await expect(entry).toBeHidden();
  },
);

test(
  "arrow keys move along the menus in reading direction, and up and down within them",
  { tag: "@layout" },
  async ({ page, texts, language, isNarrow }) => {
    await openHydrated(page, linkTo(language, "home"));
    const name = isNarrow ? texts("nav.menu") : texts("nav.label");
    const menus = page.getByRole("navigation", { name, exact: true });
    const button = (words: string) => menus.locator("summary", { hasText: words });
    const properties = button(texts("nav.properties"));
    const guides = button(texts("nav.guides"));
    const press = (key: string) => page.keyboard.press(key);
    if (isNarrow) {
      const sheet = page.getByRole("banner").locator("summary", { hasText: name });
      await sheet.press("ArrowDown");
      await expect(properties).toBeFocused();
      await press("ArrowDown");
      await expect(guides).toBeFocused();
      await press("Enter");
      await press("ArrowDown");
      await expect(menus.locator("details[open] a").first()).toBeFocused();
      await press("Home");
      await expect(properties).toBeFocused();
      await press("End");
      await expect(menus.locator(":scope > *").last()).toBeFocused();
      await press("Home");
      await press("ArrowUp");
      await expect(sheet).toBeFocused();
      await expect(properties).toBeVisible();
      return;
    }
    const [on, back] =
      language === "ar" ? (["ArrowLeft", "ArrowRight"] as const) : ["ArrowRight", "ArrowLeft"];
    await properties.focus();
    await press(back);
    await expect(properties).toBeFocused();
    await press(on);
    await expect(guides).toBeFocused();
    await press(on);
    await expect(menus.getByRole("link", { name: texts("nav.developers") })).toBeFocused();
    await press("End");
    await expect(button(texts("nav.about"))).toBeFocused();
    await press("Home");
    await press("ArrowDown");
    const links = menus.locator("details[open] a");
    await expect(links.first()).toBeFocused();
    await press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await press("End");
    await expect(links.last()).toBeFocused();
    await press("ArrowDown");
    await expect(links.last()).toBeFocused();
    await press("Home");
    await press("ArrowUp");
    await expect(properties).toBeFocused();
    await press("ArrowDown");
    await press(on);
    await expect(guides).toBeFocused();
    await expect(links).toHaveCount(0);
  },
);

test("no page is wider than its window", { tag: "@layout" }, async ({ page, language }) => {
  const pages = [
    linkTo(language, "home"),
    linkTo(language, "listing", { country: "properties" }),
    linkTo(language, "project", {
      country: "turkey",
      city: "istanbul",
      slug: "bosphorus-terraces",
    }),
    linkTo(language, "country", { country: "uae" }),
    linkTo(language, "city", { country: "cyprus", city: "limassol" }),
  ];
  for (const path of pages) {
    await page.goto(path);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
});

test("the scroll position stays when a currency is chosen and a filter closed", async ({
  page,
  language,
  isNarrow,
}) => {
  await openHydrated(page, linkTo(language, "listing", { country: "properties" }));
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const place = await waitForScrollEnd(page, 500);
  const header = page.getByRole("banner");
  await clickInPlace(page, header.locator("summary", { hasText: "·" }).first());
  await clickInPlace(page, header.getByRole("button", { name: /EUR/ }));
  await expect(header.locator("summary", { hasText: "EUR" })).toBeFocused();
  expect(await waitForScrollEnd(page, 500)).toBe(place);
  if (isNarrow) return; // the filters cover the page there
  await clickInPlace(page, page.locator("main details[name=filter] > summary").nth(1));
  const panel = page.locator("main details[name=filter][open]");
  await clickInPlace(page, panel.getByRole("checkbox").first().locator(".."));
  await expect(panel.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL(/\?/); // a shorter list
  const ticked = await waitForScrollEnd(page, 500);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  expect(await waitForScrollEnd(page, 500)).toBe(ticked);
});

/** Clicks at the current position: Playwright's click would scroll first, even for elements of the header. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (box === null) throw new Error("What is to be pressed has no place on the page");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
