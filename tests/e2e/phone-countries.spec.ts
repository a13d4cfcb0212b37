import { callingCountries } from "#domain/calling-codes.ts";
import { linkTo } from "#domain/links.ts";
import { control, formIn, introduce, somebody, storedFrom } from "#tests/e2e/support/enquiries.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const rare = "IS";
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
    await expect(page.locator(".tel__code").first()).toHaveText("+354");
  });
}

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
