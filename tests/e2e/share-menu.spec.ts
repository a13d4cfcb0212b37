import { linkTo } from "#domain/links.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { tabTo } from "#tests/e2e/support/keyboard.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const project = { country: "uae", city: "dubai", slug: "canal-nine" };

for (const [language, tag] of [
  ["en", []],
  ["ar", ["@full"]],
] as const) {
  test(
    `tabbing out of the share menu closes it: ${language}`,
    { tag: [...tag] },
    async ({ page }) => {
      const texts = textsOf(language);
      await openHydrated(page, linkTo(language, "project", project));
      const opener = page.getByRole("button", { name: texts("share.button"), exact: true });
      await tabTo(page, opener);
      await page.keyboard.press("Enter");
      const menu = page.locator("#share-menu");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu.locator(":focus")).toHaveCount(1);
      await expect(menu).toBeVisible();
      for (let step = 0; step < 8 && (await menu.locator(":focus").count()) > 0; step++)
        await page.keyboard.press("Tab");
      await expect(menu).toBeHidden();
      await expect(page.locator(":focus")).toHaveCount(1);
    },
  );
}
