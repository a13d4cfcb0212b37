/** What a page tells of its own speed, by PerformanceObserver. */
import type { Page } from "@playwright/test";

/** TypeScript's description of the browser knows neither this nor the next. */
interface EventObserverInit extends PerformanceObserverInit {
  durationThreshold: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** All times in milliseconds. */
interface Watched {
  /** Of the largest contentful paint so far. */
  lcp: number;
  /** Sum of what moved without input. */
  layoutShift: number;
  /** Sum of what is beyond 50 ms in each long task. */
  blocking: number;
  /** Of each event that belongs to an interaction, from 16 ms. */
  interactions: number[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Watches every document that the page loads from now on. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { lcp: 0, layoutShift: 0, blocking: 0, interactions: [] };
    window.watched = watched;
    function observe(init: PerformanceObserverInit, read: (entry: PerformanceEntry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(init);
    }
    observe({ type: "largest-contentful-paint", buffered: true }, ({ startTime }) => {
      watched.lcp = startTime;
    });
    observe({ type: "layout-shift", buffered: true }, (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift; // of the observed type
      if (!hadRecentInput) watched.layoutShift += value;
    });
    observe({ type: "longtask", buffered: true }, ({ duration }) => {
      watched.blocking += duration - 50;
    });
    const events: EventObserverInit = { type: "event", buffered: true, durationThreshold: 16 };
    observe(events, (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming; // of the observed type
      if (interactionId) watched.interactions.push(duration);
    });
  });
}

/** What was watched in the present document, once the page has painted and told what came last. */
export async function watchedSoFar(page: Page): Promise<Watched> {
  return page.evaluate(
    () =>
      new Promise<Watched>((resolve) => {
        const tell = () => setTimeout(() => resolve(window.watched), 300);
        requestAnimationFrame(() => requestAnimationFrame(tell));
      }),
  );
}
