/** A line so slow that a test says when something comes over it. */
import { expect, type Page, type Route } from "@playwright/test";

export interface HeldAnswers {
  /** Waits until so many pages were asked for, and the page shows whatever that makes it show. */
  asked: (count: number) => Promise<void>;
  /** Lets everything through from now on. */
  release: () => void;
  /** Ends everything as a lost connection does, and lets through what is asked from now on. */
  refuse: () => void;
}

/** Holds what the router asks for when it turns to another page. */
export async function holdAnswers(page: Page): Promise<HeldAnswers> {
  const over = Promise.withResolvers<"release" | "refuse">();
  let count = 0;
  let isOver = false;
  await page.route(/\.data(?:\?|$)/, async (route: Route) => {
    if (isOver) return route.continue();
    count += 1;
    await ((await over.promise) === "release" ? route.continue() : route.abort());
  });
  const end = (how: "release" | "refuse") => {
    isOver = true;
    over.resolve(how);
  };
  return {
    async asked(wanted) {
      await expect.poll(() => count).toBe(wanted);
      // The request goes out before what it makes of the page is drawn.
      await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
    },
    release: () => end("release"),
    refuse: () => end("refuse"),
  };
}
