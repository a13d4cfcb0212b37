/** For tests of pages that fail: a page may do so, and what it asks for as a whole document is told. */
import type { BrowserContext, Locator, Page, Response } from "@playwright/test";

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

/** Opens a page, and is at it until its scripts have it: before that, links and forms work as they do without. */
export async function openScripted(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await turnTo(page);
  return response;
}

/** Somebody is at the page now, and has been until its scripts have it. */
export async function turnTo(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}

/** Waits until the router has taken over the document, and what comes after its first view is there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.locator(".kept-note").waitFor({ state: "attached" });
}

/** Whether React answers for a part of the page: it marks such elements. */
export function isTakenOver(part: Locator): Promise<boolean> {
  return part.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactFiber")),
  );
}
