import { expect, type Page, type Route } from "@playwright/test";

export interface HeldAnswers {
  /** Waits until so many pages were requested and the page has rendered their pending state. */
  asked: (count: number) => Promise<void>;
  /** Lets everything through from now on. */
  release: () => void;
  /** Aborts pending requests like a lost connection, and lets later ones through. */
  refuse: () => void;
}

/** Holds the router's data requests for page changes. */
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
      // The request is sent before its pending state is rendered.
      await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
    },
    release: () => end("release"),
    refuse: () => end("refuse"),
  };
}
