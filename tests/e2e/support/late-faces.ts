/** Type faces that come only after a page was painted, as on a slow line. */
import type { Page } from "@playwright/test";

interface HeldFaces {
  /** The addresses that were asked for until now. */
  held: readonly string[];
  release: () => void;
}

/** Holds the files of the next document's type faces back. */
export async function holdFaces(page: Page): Promise<HeldFaces> {
  const come = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(/\.woff2$/, async (route) => {
    held.push(route.request().url());
    await come.promise;
    await route.continue();
  });
  return { held, release: come.resolve };
}

/** Waits for the first paint of the document that was gone to. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/** Waits until no face is on its way. */
export async function facesCame(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}
