/** Type faces that come only after a page was painted, as on a slow line. */
import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";

/** Arabic letters have nothing of their measures to stand in (decision 27): their file is let through. */
const heldBack = (language: Locale) =>
  language === "ar" ? /commissioner[^/]*\.woff2$/ : /\.woff2$/;

/** Holds the faces of the next document back; `held` are the addresses that were asked for until now. */
export async function holdFaces(
  page: Page,
  language: Locale,
): Promise<{ held: readonly string[]; release: () => void }> {
  const come = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(heldBack(language), async (route) => {
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
