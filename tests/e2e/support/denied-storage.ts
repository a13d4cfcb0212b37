import type { Page } from "@playwright/test";

/** As where a visitor has cookies blocked: the very names of both storages throw. */
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
