import { linkTo, sharedListLink } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { answerOf, listingOf } from "#tests/e2e/support/api-answers.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

for (const [language, tag] of [
  ["en", []],
  ["ar", ["@full"]],
] as const) {
  const texts = textsOf(language);

  test(
    `prints the date, the currency, each URL and the contact: ${language}`,
    { tag: [...tag] },
    async ({ page, request, siteUrl }) => {
      const { content } = await listingOf(request, language, "");
      const shown = content.slice(0, 2);
      const homes = shown.map(({ ref }) => ref);
      const { company } = await answerOf(
        request,
        "footerLinks",
        "/settings/footer-links",
        language,
      );
      await page.context().addCookies([{ name: "currency", value: "EUR", url: siteUrl }]);
      await page.emulateMedia({ media: "print" });
      await page.goto(linkTo(language, "shortlist", { homes }));
      const main = page.getByRole("main");
      const day = formatsFor(language).date(testEnvironment.TODAY);
      await expect(
        main.getByText(texts("money.prices_of", { day, currency: "EUR" })),
      ).toBeVisible();
      for (const { ref, slug, place } of shown) {
        const [country, city] = [place.country.slug, place.city.slug];
        const projectPath = linkTo(language, "project", { country, city, slug });
        const row = main.locator(".shortlist-row").filter({ hasText: ref });
        await expect(row.getByText(siteUrl + projectPath)).toBeVisible();
        await expect(row.locator(".figure")).toContainText("€");
      }
      for (const { phone } of company.offices) await expect(main.getByText(phone)).toBeVisible();
      await expect(main.getByText(siteUrl + sharedListLink("shortlist", homes))).toBeVisible();
      for (const hidden of ["banner", "contentinfo"] as const)
        await expect(page.getByRole(hidden)).toHaveCount(0);
      await expect(main.getByRole("button")).toHaveCount(0);
    },
  );
}
