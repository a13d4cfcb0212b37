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
    /** Of the click that is timed, in this document. */
    timed?: Promise<number>;
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

/** How soon a page answers what is done on it, in milliseconds. */
export interface Answered {
  /** From the input to the next paint (INP), whatever that shows; the slowest. */
  inp: number;
  /** From the click to the frame that shows what it was for. */
  shown: number;
}

/** Times what `act` clicks; `shows` finds what stands on the page once it was done, and not before. Fails where that does not come. */
export async function timeAnswer(
  page: Page,
  act: () => Promise<void>,
  shows: string,
): Promise<Answered> {
  const before = await page.evaluate((shows) => {
    if (document.querySelector(shows)) throw new Error(`${shows} is there before the click`);
    window.timed = new Promise((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          requestAnimationFrame(function look() {
            if (!document.querySelector(shows)) return void requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve(performance.now() - timeStamp)); // after the frame
            port1.start();
            port2.postMessage(null);
          });
        },
        { capture: true, once: true },
      );
    });
    return performance.now();
  }, shows);
  await act();
  await page.waitForSelector(shows, { state: "attached" });
  await settled(page);
  const { shown, durations } = await page.evaluate(async (before) => {
    const { interactions } = window.watched;
    const durations = interactions.filter(({ start }) => start >= before);
    return {
      shown: (await window.timed) ?? null,
      durations: durations.map(({ duration }) => duration),
    };
  }, before);
  if (shown === null) throw new Error("The click led to another document");
  return { inp: Math.max(shortestTold, ...durations), shown };
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
    window.timed = new Promise((resolve) => {
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
  return () => page.evaluate(() => window.timed ?? Number.NaN);
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
