import type { Locator } from "@playwright/test";
import { callingCountries } from "#domain/calling-codes.ts";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { control, formIn, introduce, somebody, storedFrom } from "#tests/e2e/support/enquiries.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const rare = "IS";
const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
const rareNumber = { phone: "+354 611 1234", e164: "+3546111234" };

for (const language of ["en", "ar"] as const) {
  test(`every country is there to choose, and comes back after a reload: ${language}`, async ({
    page,
  }) => {
    await openScripted(page, linkTo(language, "contact-us"));
    const country = control(formIn(page.getByRole("main")), "phone_country");
    await expect(country.locator("option")).toHaveCount(callingCountries.length);
    await country.selectOption(rare);
    await page.reload({ waitUntil: "networkidle" });
    await expect(country).toHaveValue(rare);
    const chosen = country.locator("option:checked");
    await expect(chosen).toContainText("+354");
    await expectReadable(chosen);
  });
}

test.describe("in the dialog", () => {
  for (const language of locales) {
    test(`every country is read with its code: ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openScripted(page, linkTo(language, "privacy-policy"));
      await page.getByRole("link", { name: textsOf(language)("nav.ask"), exact: true }).click();
      const country = control(formIn(page.getByRole("dialog")), "phone_country");
      await expect(country.locator("option")).toHaveCount(callingCountries.length);
      await expectReadable(country.locator("option"));
    });
  }
});

test("a country chosen before the script has the form stays chosen", async ({ page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route(/\/assets\/enquiry-form-[\w-]+\.js$/, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto(linkTo("en", "contact-us"));
  const country = control(formIn(page.getByRole("main")), "phone_country");
  expect(await country.locator("option").count()).toBeLessThan(20);
  await country.selectOption("AE");
  arrive.resolve();
  await expect(country.locator("option")).toHaveCount(callingCountries.length);
  await expect(country).toHaveValue("AE");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of locales) {
    test(`a likely country and its code are read before anything is touched: ${language}`, async ({
      page,
    }) => {
      const forms = [
        linkTo(language, "contact-us"),
        linkTo(language, "enquiry", { kind: "viewing", project }),
        linkTo(language, "landing", { country: "uae" }),
      ];
      for (const path of forms) {
        await page.goto(path);
        for (const width of [320, 390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expectReadable(control(formIn(page), "phone_country").locator("option"));
        }
      }
    });
  }

  test("a number of a country that is not in the list is written with a plus", async ({
    page,
    siteDatabase,
  }) => {
    const texts = textsOf("en");
    const person = { ...somebody("en"), ...rareNumber };
    await page.goto(linkTo("en", "contact-us"));
    const form = formIn(page.getByRole("main"));
    await expect(control(form, "phone_country").locator(`option[value=${rare}]`)).toHaveCount(0);
    const note = form.locator("noscript p"); // getByText looks into none
    await expect(note).toHaveText(texts("enquiry.field.phone_code"));
    await expect(note).toBeVisible();
    await introduce(form, texts, person);
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    await expect(page).toHaveURL(/thanks-you/);
    expect(await storedFrom(siteDatabase, person.email)).toMatchObject([
      { enquiry: { phone: rareNumber.e164 } },
    ]);
  });
});

/** Each of the options, chosen, stands whole in its control: name and code. */
async function expectReadable(options: Locator): Promise<void> {
  const cut = await options.evaluateAll((all: HTMLOptionElement[]) => {
    const [select] = all.map((option) => option.closest("select"));
    const pen = document.createElement("canvas").getContext("2d");
    if (!select || !pen) return ["nothing to choose"];
    const style = getComputedStyle(select);
    if (style.color === "rgba(0, 0, 0, 0)") return ["nothing is seen"];
    // The shorthand of what a page says of its type face can be empty.
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
