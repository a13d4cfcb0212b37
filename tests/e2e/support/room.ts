import type { Page } from "@playwright/test";

/** Pixels by which the page can be scrolled sideways. */
export async function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
