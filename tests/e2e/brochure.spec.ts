import { phoneLineFor } from "#domain/contact-line.ts";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { answerOf } from "#tests/e2e/support/api-answers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

/** The projects with the most rows, stages and costs, one sold and one without units; `npm test` uses the first and last. */
const printed = [
  { country: "turkey", city: "istanbul", slug: "sisli-one" },
  { country: "turkey", city: "bodrum", slug: "yalikavak-hillside-villas" },
  { country: "uae", city: "dubai", slug: "palm-horizon" },
  { country: "uae", city: "dubai", slug: "tidewater-tower" },
  { country: "cyprus", city: "paphos", slug: "kato-paphos-arcade" },
].filter((_, index, all) => isFullRun || index === 0 || index === all.length - 1);

for (const language of locales) {
  const tag = language === "en" ? [] : "@full";

  test(
    `a project prints on two sheets with its facts, place, price and contact: ${language}`,
    { tag },
    async ({ page, request, siteUrl }) => {
      test.slow(); // each document is printed twice
      const { company } = await answerOf(
        request,
        "footerLinks",
        "/settings/footer-links",
        language,
      );
      const texts = textsOf(language);
      for (const place of printed) {
        const { city, slug, country } = place;
        const project = await answerOf(request, "project", `/projects/${city}/${slug}`, language);
        const path = linkTo(language, "project", place);
        await page.goto(path);
        const file = await page.pdf({ preferCSSPageSize: true });
        const sheets = file.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
        expect([slug, sheets.length]).toEqual([slug, 2]);
        expect(await page.evaluate(picturesMissing)).toEqual([]);

        await page.emulateMedia({ media: "print" });
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(project.name);
        await expect(main.getByText(project.ref)).toBeVisible();
        await expect(main.locator(".price-card .figure")).toBeVisible();
        await expect(main.locator(".price-card")).toContainText(project.developer.name);
        await expect(main.locator("#homes tbody tr:visible")).toHaveCount(project.units.length);
        await expect(main.locator(".receipt .receipt__total")).toBeVisible();
        expect(await page.evaluate(listsWithoutMarks)).toEqual([]);
        await expect(main.getByText(company.phones[phoneLineFor({ country, city })])).toBeVisible();
        await expect(main.getByText(siteUrl + path)).toBeVisible();
        const day = formatsFor(language).date(testEnvironment.TODAY);
        const dated = texts("money.prices_of", { day, currency: "USD" });
        await expect(main.getByText(dated)).toBeVisible();
        for (const role of ["button", "navigation", "textbox", "contentinfo"] as const)
          await expect(page.getByRole(role)).toHaveCount(0);
        await page.emulateMedia({ media: null });
      }
    },
  );
}

/** Runs in the page: list items without a marker, as backgrounds are not printed. */
function listsWithoutMarks(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".dash-list li")]
    .filter((item) => item.checkVisibility())
    .filter((item) => getComputedStyle(item, "::before").borderTopWidth === "0px")
    .map((item) => item.innerText);
}

/** Runs in the page: pictures that had not loaded when printed. */
function picturesMissing(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>(".mosaic img, .brochure-only img")]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
}

test("controls and fixed elements are not printed", async ({ page }) => {
  await test.step("skip link, header and floating button", async () => {
    await page.emulateMedia({ media: "print" });
    for (const path of [linkTo("en", "home"), linkTo("ru", "city-guide", { city: "dubai" })]) {
      await page.goto(path);
      for (const pressed of [".skip", "header.site-header", ".floating-button"])
        await expect(page.locator(pressed).first()).toBeHidden();
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, fixed] of [
    [linkTo("ru", "landing", { country: "uae" }), ".price-bar"],
    [`${linkTo("ru", "compare")}?homes=IST-1042,DXB-2010`, ".compare-tray"],
    [linkTo("ru", "project", { country: "uae", city: "dubai", slug: "marina-arc" }), ".price-bar"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const printedFixed = await page
      .locator("body *")
      .evaluateAll((all) =>
        all
          .filter((it) => getComputedStyle(it).position === "fixed" && it.checkVisibility())
          .map((it) => it.className.toString()),
      );
    expect(printedFixed, `${path} ${fixed}`).toEqual([]);
  }
});
