import type { Page } from "@playwright/test";

/** What the browser tells of a shift; TypeScript's own description of it knows it not. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** The sum of all layout shifts until now that nobody's doing has brought about; the browser tells nothing where there was none. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as LayoutShift[]; // what an observer of "layout-shift" is told of
          const unasked = entries.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(unasked.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
}
