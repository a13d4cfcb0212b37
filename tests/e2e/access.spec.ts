import { expectAccess } from "#tests/e2e/support/access.ts";
import { test } from "#tests/e2e/support/journey.ts";
import { keyPages, layoutPages } from "#tests/e2e/support/key-pages.ts";

const others = Object.entries(keyPages("en")).filter(([name]) => !layoutPages.includes(name));

for (const [name, path] of others) {
  test(`everyone can use the page: ${name}`, async ({ page }) => {
    await page.goto(path);
    await expectAccess(page);
  });
}
