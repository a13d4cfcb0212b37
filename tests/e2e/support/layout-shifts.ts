import type { Page } from "@playwright/test";

/** TypeScript's DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** The sum of all layout shifts so far that no input caused. */
export function layoutShiftScore(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as LayoutShift[]; // entries of type "layout-shift"
          const unasked = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(unasked.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
}
