import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  test(`no fonts are fetched for closed select options and menus: ${language}`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fetched.push(request.url());
    });
    await page.goto(linkTo(language, "home"));
    await page.evaluate(() => document.fonts.ready);
    const isTurkishFetched = fetched.some((file) => file.includes("commissioner-turkish-"));
    expect(isTurkishFetched).toBe(["en", "tr"].includes(language)); // these languages preload it
    await page.goto(linkTo(language, "contact-us"));
    await page.evaluate(() => document.fonts.ready);
    const fonts = {
      "commissioner-latin-": ["en", "ru", "tr", "zh"],
      "commissioner-plain-": ["ar"],
      "plex-": ["ar"],
      "commissioner-cyrillic-": ["ru"],
    };
    for (const [font, languages] of Object.entries(fonts)) {
      expect(
        fetched.some((file) => file.includes(font)),
        font,
      ).toBe(languages.includes(language));
    }
  });
}
