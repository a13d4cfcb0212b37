/** Every screen in every language at both widths: what no page may ever be. */
import type { Page } from "@playwright/test";
import { localeFacts, locales } from "#domain/locale.ts";
import { expectAccess } from "#tests/e2e/support/access.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { beyondTheEdge } from "#tests/e2e/support/room.ts";
import { textsIn, unfilled, untranslated, writtenAlike } from "#tests/e2e/support/said.ts";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const english = keyPages("en");

for (const language of locales) {
  const alike = writtenAlike(language);
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`stands at both widths: ${name}, ${language}`, async ({
      page,
      request,
      show,
      siteUrl,
    }) => {
      const strangers = strangersOn(page, siteUrl);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(name === "not found" ? 404 : 200);
      const { htmlLang, direction } = localeFacts[language];
      await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      for (const window of [wide, narrow]) {
        await page.setViewportSize(window);
        expect(await beyondTheEdge(page), `at ${window.width} pixels`).toBe(0);
        await expectAccess(page);
      }
      expect(strangers).toEqual([]);

      const texts = await textsIn(page);
      expect(unfilled(texts)).toEqual([]);
      if (language === "en") return;
      const original = await show(await request.get(english[name] ?? ""));
      expect(untranslated(texts, await textsIn(original), alike)).toEqual([]);
    });
  }
}

/** Requests to anybody but the site itself, as they come. */
function strangersOn(page: Page, site: string): string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site) strangers.push(href);
  });
  return strangers;
}
