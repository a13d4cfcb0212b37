import { expect, type Locator, type Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import type { Texts } from "#tests/e2e/support/message-texts.ts";

export interface PageContext {
  page: Page;
  texts: Texts;
  isNarrow: boolean;
}

/** Opens the properties menu, in the header or in the sheet behind the menu button. */
export async function openPropertiesMenu({ page, texts, isNarrow }: PageContext): Promise<Locator> {
  if (isNarrow) await openDetails(page, texts("nav.menu"));
  const name = isNarrow ? texts("nav.menu") : texts("nav.label");
  const menu = page.getByRole("navigation", { name, exact: true });
  await openDetails(menu, texts("nav.properties"));
  return menu;
}

/** Links to the questionnaire, which open it as a dialog after hydration. */
export function questionnaireLinks(place: Locator, language: Locale): Locator {
  return place.locator(`a[href^="${linkTo(language, "questionnaire")}"]`);
}

/** Checks that the questionnaire has moved the focus to the step's heading. */
export async function expectStep(dialog: Locator, heading: string): Promise<void> {
  await expect(dialog.getByRole("heading", { level: 2, name: heading, exact: true })).toBeFocused();
}

/** Opens a filter chip above a listing, on narrow screens in the filter sheet. */
export async function openFilter(
  { page, texts, isNarrow }: PageContext,
  name: string,
): Promise<Locator> {
  const filters = page.getByRole("form", { name: texts("listing.filters.label") });
  if (isNarrow) await filters.getByRole("button", { name: texts("listing.filters.all") }).click();
  await openDetails(filters, name);
  return filters;
}

/** Opens the header's search and returns its field. */
export async function openSearch({ page, texts }: Omit<PageContext, "isNarrow">): Promise<Locator> {
  const header = page.getByRole("banner");
  await openDetails(header, texts("search.open"));
  return header.getByRole("search").getByLabel(texts("search.field"));
}

export async function choosePreference(
  { page }: Pick<PageContext, "page">,
  choice: string | RegExp,
): Promise<void> {
  const header = page.getByRole("banner");
  await openDetails(header, "·");
  await header.getByRole("button", { name: choice }).click();
}

export function languageName(locale: Locale): string {
  return localeFacts[locale].label;
}

/** Waits until the scroll position has been stable for a time; returns it. */
export function waitForScrollEnd(page: Page, stableMs = 200): Promise<number> {
  return page.evaluate(async (stable) => {
    let [position, since] = [scrollY, performance.now()];
    while (performance.now() - since < stable) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== position) [position, since] = [scrollY, performance.now()];
    }
    return position;
  }, stableMs);
}

/** Opens a `<details>` by its summary's text, as summaries have no role in some browsers. */
async function openDetails(place: Page | Locator, words: string): Promise<void> {
  const summary = place.locator("summary", { hasText: words }).first();
  const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute("open"));
  if (!isOpen) await summary.click();
}
