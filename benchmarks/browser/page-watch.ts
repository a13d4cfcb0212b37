/** What a page says of itself: how long its interactions took, whether it shifted, when a new page stood. */
import type { Page } from "@playwright/test";

/** Event Timing tells of nothing that was shorter. */
const shortestTold = 16;

/** TypeScript's own description of the browser knows neither this nor the next. */
interface LongEvents extends PerformanceObserverInit {
  durationThreshold: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** How far a page moved by itself, and the elements that did. */
export interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    watched: { interactions: { start: number; duration: number }[]; shift: Shift };
    arrival?: Promise<number>;
  }
}

/** Watches every document that the page loads from now on. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.watched = { interactions: [], shift: { value: 0, moved: [] } };
    const events: LongEvents = { type: "event", buffered: true, durationThreshold };
    new PerformanceObserver((list) => {
      // What an observer of "event" is told of.
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { startTime: start, duration, interactionId } = entry;
        if (interactionId) window.watched.interactions.push({ start, duration });
      }
    }).observe(events);
    new PerformanceObserver((list) => {
      // What an observer of "layout-shift" is told of.
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const { shift } = window.watched;
        shift.value += entry.value;
        for (const { node } of entry.sources)
          shift.moved.push(
            node instanceof Element ? (node.getAttribute("class") ?? node.tagName) : "text",
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, shortestTold);
}

/** The slowest interaction within `act`, from the input to the next paint, in milliseconds. */
export async function slowestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await act();
  await settled(page);
  const durations = await page.evaluate(
    (before) =>
      window.watched.interactions
        .filter(({ start }) => start >= before)
        .map(({ duration }) => duration),
    before,
  );
  return Math.max(shortestTold, ...durations);
}

/** Sum of what moved without the visitor's doing since the document was loaded. */
export async function layoutShift(page: Page): Promise<Shift> {
  await settled(page);
  return page.evaluate(() => window.watched.shift);
}

/** From the next click to the frame that shows another page's headings, in milliseconds; to be called before the click. */
export async function expectArrival(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const headings = () =>
      [...document.querySelectorAll("main h1, main article h3")].map((it) => it.textContent).join();
    const [address, shown] = [location.href, headings()];
    window.arrival = new Promise((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          requestAnimationFrame(function look() {
            if (location.href === address || headings() === shown) requestAnimationFrame(look);
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          });
        },
        { capture: true, once: true },
      );
    });
  });
  return () => page.evaluate(() => window.arrival ?? Number.NaN);
}

/** Two frames, and time enough for what the browser tells only afterwards. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)));
      }),
  );
}
