/** Fonts that load only after the first paint, as on a slow connection. */
import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";

export const allFonts = /\.woff2$/;

/** In Arabic the Latin fonts, whose metrics differ less from their fallback than the Arabic ones. */
export function latinFonts(language: Locale): RegExp {
  return language === "ar" ? /commissioner[^/]*\.woff2$/ : allFonts;
}

interface HeldFonts {
  /** The URLs requested so far. */
  requested: readonly string[];
  release: () => void;
  /** Waits for the fonts that are not held. */
  waitForOtherFonts: () => Promise<void>;
}

/** Holds matching font files of the next document. */
export async function holdFonts(page: Page, fonts: RegExp): Promise<HeldFonts> {
  const gate = Promise.withResolvers<void>();
  const requested: string[] = [];
  const others = new Set<Request>();
  page.on("request", (request) => {
    if (allFonts.test(request.url()) && !fonts.test(request.url())) others.add(request);
  });
  page.on("requestfinished", (request) => others.delete(request));
  page.on("requestfailed", (request) => others.delete(request));
  await page.route(fonts, async (route) => {
    requested.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  return {
    requested,
    release: gate.resolve,
    async waitForOtherFonts() {
      while (others.size > 0) await delay(50);
    },
  };
}

/** Waits for the document's first paint. */
export async function waitForFirstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/** Waits until no font is loading. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}
