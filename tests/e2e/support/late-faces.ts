/** Type faces that come only after a page was painted, as on a slow line. */
import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";

export const allFaces = /\.woff2$/;

/** In Arabic those beside its letters, which differ from what stands in for them by less than the letters do (decision 27). */
export function latinFaces(language: Locale): RegExp {
  return language === "ar" ? /commissioner[^/]*\.woff2$/ : allFaces;
}

interface HeldFaces {
  /** The addresses that were asked for until now. */
  held: readonly string[];
  release: () => void;
  /** Waits for the files that are not held back. */
  othersCame: () => Promise<void>;
}

/** Holds such files of the next document back. */
export async function holdFaces(page: Page, faces: RegExp): Promise<HeldFaces> {
  const come = Promise.withResolvers<void>();
  const held: string[] = [];
  const others = new Set<Request>();
  page.on("request", (request) => {
    if (allFaces.test(request.url()) && !faces.test(request.url())) others.add(request);
  });
  page.on("requestfinished", (request) => others.delete(request));
  page.on("requestfailed", (request) => others.delete(request));
  await page.route(faces, async (route) => {
    held.push(route.request().url());
    await come.promise;
    await route.continue();
  });
  return {
    held,
    release: come.resolve,
    async othersCame() {
      while (others.size > 0) await delay(50);
    },
  };
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
