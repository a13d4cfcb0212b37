/** Detects client navigation: a mark on the document is lost when another one loads. */
import type { Page } from "@playwright/test";
import { openHydrated } from "#tests/e2e/support/hydration.ts";

export async function openMarked(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-same"));
}

export function headerLink(page: Page, path: string) {
  return page.getByRole("banner").locator(`a[href="${path}"]`).first();
}
