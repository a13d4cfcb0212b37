/** For tests of pages that fail: a page may do so, and what it asks for as a whole document is told. */
import type { BrowserContext, Page, Response } from "@playwright/test";

interface WatchedPage {
  page: Page;
  /** The paths of the documents that were asked for, in order; what a redirect leads to comes after it. */
  documents: string[];
}

/** A page that is not watched for faults. The contact dialog, which would open within the minute, stays closed. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("sahil.dialog", "done"));
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

/** Opens a page and waits until its scripts have it: before that, links and forms work as they do without. */
export async function openScripted(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  return response;
}

/** Waits until React answers for the document, whose elements it marks, and has done what it does once a page is drawn. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")),
  );
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
}
