import { expectAccess } from "#tests/e2e/support/access.ts";
import { test } from "#tests/e2e/support/journey.ts";
import { keyPages, layoutPages } from "#tests/e2e/support/key-pages.ts";

for (const name of layoutPages) {
  test(`everyone can use the page: ${name}`, { tag: "@layout" }, async ({ page, language }) => {
    await page.goto(keyPages(language)[name] ?? "");
    await expectAccess(page);
  });
}
