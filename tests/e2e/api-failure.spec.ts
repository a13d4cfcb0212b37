import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/failing-api-fixture.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { immediateFaults } from "#tests/support/failing-api.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  const tag = language === "en" ? [] : ["@full"];

  test(
    `the error page leads back once the API answers again: ${language}`,
    { tag },
    async ({ page, api, site }) => {
      const texts = textsOf(language);
      const path = `${linkTo(language, "listing", { country: "turkey" })}?price=50-`; // not cached yet
      api.fail(immediateFaults["answers 500"] ?? null);
      const response = await page.goto(site.url + path);
      api.fail(null);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("failure.server_error.title"),
      );
      await page.getByRole("link", { name: texts("failure.retry") }).click();
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.goto(site.url + path);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  );
}
