import type { Page } from "@playwright/test";

/**
 * Waits until every part of the page is laid out, which somebody's first sign brings about: before, what overflows in a part out
 * of view is clipped, and its colours are seen before those of something else. A page without scripts is laid out at once.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await page.waitForFunction(() => {
    const { arriving, scripts } = document.documentElement.dataset;
    const runs = matchMedia("(scripting: enabled)").matches && scripts !== "lost";
    return arriving === undefined || !runs;
  });
}

/** Pixels by which the page, once all of it is laid out, can be scrolled sideways. */
export async function beyondTheEdge(page: Page): Promise<number> {
  await laidOut(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
