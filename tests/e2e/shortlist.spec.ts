import { linkTo, sharedListLink } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { answerOf, listingOf } from "#tests/e2e/support/api-answers.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import { holdResponses } from "#tests/e2e/support/held-responses.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const storageName = "sahil.shortlist";

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

test("save buttons reflect the stored list in every window", async ({ page, request }) => {
  const { content } = await listingOf(request, "en", "");
  const [one, two] = content;
  if (!one || !two) throw new Error("The demo lists two homes");
  const save = (name: string) =>
    page
      .getByRole("article")
      .getByRole("button", { name: textsOf("en")("saved_projects.save", { name }) });
  const isSaved = (name: string) => expect(save(name)).toHaveAttribute("aria-pressed", "true");
  await page.goto(linkTo("en", "listing", { country: "properties" }));
  await save(one.name).click();
  await isSaved(one.name);

  const other = await page.context().newPage();
  await other.goto(linkTo("en", "listing", { country: "properties" }));
  await other
    .getByRole("button", { name: textsOf("en")("saved_projects.save", { name: two.name }) })
    .click();
  await isSaved(two.name);

  await save(one.name).click();
  await expect(save(one.name)).toHaveAttribute("aria-pressed", "false");
});

test("shows the stored list where another window saved more during a pending response", async ({
  page,
  request,
}) => {
  const { content } = await listingOf(request, "en", "");
  const [one, two, three] = content.map(({ ref }) => ref);
  if (!one || !two || !three) throw new Error("The demo lists three homes");
  const saveRefs = ([name, homes]: readonly [string, readonly string[]]) =>
    localStorage.setItem(name, JSON.stringify(homes));
  const other = await page.context().newPage();
  await other.goto(linkTo("en", "privacy-policy"));
  await other.evaluate(saveRefs, [storageName, [one]] as const);
  await page.goto(linkTo("en", "shortlist"));
  await expect(page).toHaveURL(linkTo("en", "shortlist", { homes: [one] }));
  await expect(page.getByRole("main").locator(".shortlist-row")).toHaveCount(1); // else it changes the list twice

  const held = await holdResponses(page);
  await other.evaluate(saveRefs, [storageName, [one, two]] as const);
  await held.waitForRequests(1);
  await page.evaluate(saveRefs, [storageName, [one, two, three]] as const); // without a storage event, as before it arrives
  held.release();
  await expect(page).toHaveURL(linkTo("en", "shortlist", { homes: [one, two, three] }));
  await expect(page.getByRole("main").locator(".shortlist-row")).toHaveCount(3);
});
