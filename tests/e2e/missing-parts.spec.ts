/** Pages without optional resources hydrate; `tests/http` checks their content. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/failing-api-fixture.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { immediateFaults } from "#tests/support/failing-api.ts";
import { isOptionalCallOf, screens } from "#tests/support/screen-calls.ts";
import { uncachedCookies } from "#tests/support/uncached-cookies.ts";

const fail = immediateFaults["answers 500"] ?? null;
const cookie = uncachedCookies.at(-1) ?? "";
const { home, listing, ...others } = screens;

test("the home page and a listing without their extras hydrate", async ({ page, api, site }) => {
  await page.setExtraHTTPHeaders({ Cookie: cookie });
  for (const screen of [home, listing]) {
    api.fail(fail, isOptionalCallOf(screen));
    const response = await openHydrated(page, site.url + screen.path);
    expect(response?.status()).toBe(200);
    await expectNoEmptyElements(page);
  }
  api.fail(null);
});

for (const [name, screen] of Object.entries(others)) {
  test(`${name} without its extras hydrates`, { tag: "@full" }, async ({ page, api, site }) => {
    await page.setExtraHTTPHeaders({ Cookie: cookie });
    api.fail(fail, isOptionalCallOf(screen));
    const response = await openHydrated(page, site.url + screen.path);
    expect(response?.status()).toBe(name === "not-found" ? 404 : 200);
    await expectNoEmptyElements(page);
    api.fail(null);
  });
}

/** It has a heading, and no empty containers. */
async function expectNoEmptyElements(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/./);
  const empty = await page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, ul, dl, nav, section, p:not([role=status])")]
      .filter(
        (element) =>
          element.textContent.trim() === "" && element.querySelector("img, svg") === null,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(empty).toEqual([]);
}
