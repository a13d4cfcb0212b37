import { expect, type Page, type Route } from "@playwright/test";

export interface HeldResponses {
  /** Waits until so many pages were requested and the page has rendered their pending state. */
  waitForRequests: (count: number) => Promise<void>;
  /** Lets everything through from now on. */
  release: () => void;
  /** Aborts pending requests like a lost connection, and lets later ones through. */
  abort: () => void;
}

/** Holds the router's data requests for page changes. */
export async function holdResponses(page: Page): Promise<HeldResponses> {
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
    async waitForRequests(wanted) {
      await expect.poll(() => count).toBe(wanted);
      // The request is sent before its pending state is rendered.
      await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
    },
    release: () => end("release"),
    abort: () => end("refuse"),
  };
}
