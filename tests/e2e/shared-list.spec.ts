/** The server-rendered page reserves the space of what only the device's storage decides. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const homes = ["IST-1042", "DXB-2010", "CYP-3003"];

test.use({ viewport: { width: 390, height: 844 } });

for (const language of testedLanguages) {
  const tag = language === "en" ? [] : ["@full"];

  test(
    `no layout shifts when a list turns out to be shared: ${language}`,
    { tag },
    async ({ page }) => {
      const texts = textsOf(language);
      const { promise: measured, resolve: runScripts } = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await measured;
        await route.continue();
      });
      await page.goto(linkTo(language, "shortlist", { homes }));
      const whose = page.getByText(texts("shortlist.ownership.shared"));
      await expect(whose).toBeHidden();
      const before = await topOfList(page);
      runScripts();
      await expect(whose).toBeVisible();
      await expect(
        page.getByRole("button", { name: texts("shortlist.save_all", { count: homes.length }) }),
      ).toBeVisible();
      expect(await topOfList(page)).toBeCloseTo(before, 0);
    },
  );
}

function topOfList(page: Page): Promise<number> {
  return page.locator(".shortlist-rows").evaluate((list) => list.getBoundingClientRect().top);
}
