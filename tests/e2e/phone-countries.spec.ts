import type { Locator, Page } from "@playwright/test";
import { callingCountries } from "#domain/calling-codes.ts";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { control, formIn } from "#tests/e2e/support/enquiry-form.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const rare = "IS";
const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };

for (const [language, tag] of [
  ["en", []],
  ["ar", ["@full"]],
] as const) {
  test(
    `a country chosen before hydration stays, all are offered, and the choice survives a reload: ${language}`,
    { tag: [...tag] },
    async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/enquiry-form-[\w-]+\.js$/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(linkTo(language, "contact-us"));
      const country = control(formIn(page.getByRole("main")), "phone_country");
      expect(await country.locator("option").count()).toBeLessThan(20);
      await country.selectOption("AE");
      scripts.resolve();
      await expect(country.locator("option")).toHaveCount(callingCountries.length);
      await expect(country).toHaveValue("AE");

      await country.selectOption(rare);
      await page.reload({ waitUntil: "networkidle" });
      await expect(country).toHaveValue(rare);
      const chosen = country.locator("option:checked");
      await expect(chosen).toContainText("+354");
      await expectReadable(chosen);
    },
  );
}

for (const language of locales) {
  const tag = language === "en" ? [] : "@full";

  test(
    `every country is shown with its code in the dialog: ${language}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openHydrated(page, linkTo(language, "privacy-policy"));
      await page.getByRole("link", { name: textsOf(language)("nav.ask"), exact: true }).click();
      const country = control(formIn(page.getByRole("dialog")), "phone_country");
      await expect(country.locator("option")).toHaveCount(callingCountries.length);
      await expectReadable(country.locator("option"));
    },
  );
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a likely country and its code are preselected: en", async ({ page }) => {
    await page.goto(linkTo("en", "contact-us"));
    await expect(formIn(page.getByRole("main")).locator("noscript p")).toBeVisible();
    for (const path of formPages("en")) await expectReadableInAllWidths(page, path);
  });

  for (const language of locales.filter((locale) => locale !== "en")) {
    test(
      `a likely country and its code are preselected: ${language}`,
      { tag: "@full" },
      async ({ page }) => {
        for (const path of formPages(language)) await expectReadableInAllWidths(page, path);
      },
    );
  }
});

function formPages(language: Locale): string[] {
  return [
    linkTo(language, "contact-us"),
    linkTo(language, "enquiry", { kind: "viewing", project }),
    linkTo(language, "landing", { country: "uae" }),
  ];
}

async function expectReadableInAllWidths(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectReadable(control(formIn(page), "phone_country").locator("option"));
  }
}

/** Each option, once selected, fits its control: name and calling code. */
async function expectReadable(options: Locator): Promise<void> {
  const cut = await options.evaluateAll((all: HTMLOptionElement[]) => {
    const [select] = all.map((option) => option.closest("select"));
    const pen = document.createElement("canvas").getContext("2d");
    if (!select || !pen) return ["nothing to choose"];
    const style = getComputedStyle(select);
    if (style.color === "rgba(0, 0, 0, 0)") return ["nothing is seen"];
    // The `font` shorthand of a computed style can be empty.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ends = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
    const room = select.clientWidth - ends.reduce((one, other) => one + other, 0);
    return all
      .map(({ text }) => ({ text, width: pen.measureText(text).width }))
      .filter(({ width }) => width > room)
      .map(({ text, width }) => `${text}: ${width} in ${room}`);
  });
  expect(cut, options.page().url()).toEqual([]);
}
