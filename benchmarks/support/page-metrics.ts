/** Web vitals of a page by PerformanceObserver. */
import type { Page } from "@playwright/test";

/** TypeScript's DOM types lack this interface and the next. */
interface EventObserverInit extends PerformanceObserverInit {
  durationThreshold: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** All times in milliseconds. */
interface PageMetrics {
  /** Largest contentful paint so far. */
  lcp: number;
  /** Sum of layout shifts without recent input. */
  layoutShift: number;
  /** Sum of the time beyond 50 ms of each long task. */
  blocking: number;
  /** Durations of interaction events from 16 ms. */
  interactions: number[];
}

declare global {
  interface Window {
    watched: PageMetrics;
  }
}

/** Observes every document that the page loads from now on. */
export async function recordMetrics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: PageMetrics = { lcp: 0, layoutShift: 0, blocking: 0, interactions: [] };
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

/** The metrics of the current document, after its next paint. */
export async function metricsSoFar(page: Page): Promise<PageMetrics> {
  return page.evaluate(
    () =>
      new Promise<PageMetrics>((resolve) => {
        const finish = () => setTimeout(() => resolve(window.watched), 300);
        requestAnimationFrame(() => requestAnimationFrame(finish));
      }),
  );
}
