import { expectAccess } from "#tests/e2e/support/access.ts";
import { test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

for (const name of ["home", "listing", "off-plan project"]) {
  test(`everyone can use the page: ${name}`, async ({ page, language }) => {
    await page.goto(keyPages(language)[name] ?? "");
    await expectAccess(page);
  });
}
