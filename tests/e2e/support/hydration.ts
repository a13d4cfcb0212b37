/** For tests of failing pages: faults are tolerated, and document requests are recorded. */
import type { BrowserContext, Page, Response } from "@playwright/test";

interface UncheckedPage {
  page: Page;
  /** The paths of requested documents in order, redirect targets included. */
  documents: string[];
}

/** A page not watched for faults, on which the contact dialog does not open by itself. */
export async function openUncheckedPage(context: BrowserContext): Promise<UncheckedPage> {
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("sahil.dialog", "done"));
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { page, documents };
}

/** Opens a page and waits for hydration: before it, links and forms work as without JavaScript. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await waitForHydration(page);
  return response;
}

/** Waits until React has marked the document's elements and run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")),
  );
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
}
