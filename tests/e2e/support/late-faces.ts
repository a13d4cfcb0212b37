/** Type faces that come only after a page was painted, as on a slow line. */
import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";

export const allFaces = /\.woff2$/;

/** Those that another face stands in for: Arabic letters have nothing of their measures (decision 27). */
export function facesWithStandIn(language: Locale): RegExp {
  return language === "ar" ? /commissioner[^/]*\.woff2$/ : allFaces;
}

/** Holds such files of the next document back; `held` are the addresses that were asked for until now. */
export async function holdFaces(
  page: Page,
  faces: RegExp,
): Promise<{ held: readonly string[]; release: () => void }> {
  const come = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(faces, async (route) => {
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
