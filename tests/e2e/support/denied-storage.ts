import type { Page } from "@playwright/test";

/** Both storage properties throw, as where a visitor blocks cookies. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}
