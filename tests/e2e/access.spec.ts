import { expectAccess } from "#tests/e2e/support/access.ts";
import { test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

for (const [name, path] of Object.entries(keyPages("en"))) {
  test(`everyone can use the page: ${name}`, async ({ page }) => {
    await page.goto(path);
    await expectAccess(page);
  });
}
