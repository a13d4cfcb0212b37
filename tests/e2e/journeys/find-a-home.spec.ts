import { inLocale, linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { listingOf } from "#tests/e2e/support/api-answers.ts";
import { waitForHydration, openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import {
  languageName,
  openFilter,
  openPropertiesMenu,
  choosePreference,
} from "#tests/e2e/support/page-steps.ts";

test(
  "from the home page to a project, in another language and currency, and back",
  { tag: "@layout" },
  async ({ page, request, language, texts, isNarrow }) => {
    const visit = { page, texts, isNarrow };
    const listing = linkTo(language, "listing", { country: "properties" });
    const other: Locale = language === "ar" ? "en" : "ar";

    await openHydrated(page, linkTo(language, "home"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const menu = await openPropertiesMenu(visit);
    await menu.getByRole("link", { name: texts("nav.all_properties") }).click();
    await expect(page).toHaveURL(listing);
    await expect(page.getByRole("article")).toHaveCount(12);

    const offPlan = await listingOf(request, language, "status=off-plan");
    expect(offPlan.page.pages).toBeGreaterThan(1);
    const filters = await openFilter(visit, texts("listing.filters.more"));
    const box = filters.getByRole("checkbox", { name: texts("card.status.off_plan") });
    await box.check();
    await expect(page).toHaveURL(`${listing}?status=off-plan`);
    await expect(box).toBeVisible(); // filters stay open during selection
    await expect(box).toBeChecked();
    await filters
      .getByRole("button", { name: texts("listing.filters.show", { count: offPlan.page.total }) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(
      page.getByRole("link", {
        name: texts("listing.remove", { filter: texts("card.status.off_plan") }),
      }),
    ).toBeVisible();

    await page.getByRole("combobox", { name: texts("listing.sort.label") }).selectOption("price");
    await expect(page).toHaveURL(`${listing}?status=off-plan&sort=price`);
    const names = page.getByRole("article").getByRole("heading");
    const cheapest = await listingOf(request, language, "status=off-plan&sort=price");
    await expect(names).toHaveText(cheapest.content.map(({ name }) => name));
    await page.getByRole("link", { name: texts("listing.pages.next_label") }).click();
    const secondPage = `${listing}?status=off-plan&sort=price&page=2`;
    await expect(page).toHaveURL(secondPage);

    const { content } = await listingOf(request, language, "status=off-plan&sort=price&page=2");
    const onSecondPage = content.map(({ name }) => name);
    await expect(names).toHaveText(onSecondPage);
    const [project] = content;
    if (project === undefined) throw new Error("The second page is empty");
    await page.getByRole("link", { name: project.name, exact: true }).first().click();
    const { country, city } = project.place;
    const address = linkTo(language, "project", {
      country: country.slug,
      city: city.slug,
      slug: project.slug,
    });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: project.name })).toBeVisible();

    await choosePreference(visit, languageName(other));
    await expect(page).toHaveURL(inLocale(other, address));
    await expect(page.locator("html")).toHaveAttribute("lang", localeFacts[other].htmlLang);
    await expect(page.locator("html")).toHaveAttribute("dir", localeFacts[other].direction);
    await expect(page.getByRole("heading", { level: 1, name: project.name })).toBeVisible();

    await choosePreference(visit, /EUR/);
    await expect(page.getByRole("main")).toContainText("€");
    await expect(page).toHaveURL(inLocale(other, address));

    // The history has the project's pages between here and the listing.
    await expect(async () => {
      if (!page.url().endsWith(secondPage)) await page.goBack();
      expect(page.url().endsWith(secondPage)).toBe(true);
    }).toPass();
    await expect(names).toHaveText(onSecondPage);
    await expect(page.getByRole("article").first()).toContainText("€");
  },
);

test("another language shows the same listing under the same filters, and areas can be read in square feet", async ({
  page,
  request,
  language,
}) => {
  const other: Locale = language === "ar" ? "ru" : "zh";
  const query = "rooms=2-1&sort=price";
  const address = `${linkTo(language, "listing", { country: "properties" })}?${query}`;
  await page.goto(address);
  await choosePreference({ page }, languageName(other));
  await expect(page).toHaveURL(inLocale(other, address));
  const { content } = await listingOf(request, other, query);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(
    content.map(({ name }) => name),
  );

  const card = page.getByRole("article").first();
  const before = await card.textContent();
  await choosePreference({ page }, formatsFor(other).areaUnit("sqft"));
  await expect(card).not.toHaveText(before ?? "");
});

test("a reversed price range is corrected before projects are counted", async ({
  page,
  request,
  language,
  texts,
  isNarrow,
}) => {
  const listing = linkTo(language, "listing", { country: "properties" });
  await page.goto(listing);
  await waitForHydration(page); // before hydration, typing counts only on submit
  const filters = await openFilter({ page, texts, isNarrow }, texts("facets.price"));
  const show = (name: string) => filters.getByRole("button", { name }).filter({ visible: true });
  const range = filters.getByRole("group", { name: texts("facets.price_legend") });
  const from = range.getByLabel(texts("facets.range_from"), { exact: true });
  const to = range.getByLabel(texts("facets.range_to"), { exact: true });

  await from.fill("900,000");
  await to.fill("300,000");
  await expect(show(texts("listing.filters.show_uncounted")).first()).toBeVisible();
  await to.press("Tab");
  await expect(page).toHaveURL(`${listing}?price=300000-900000`);
  await expect(from).toHaveValue("300,000");
  const { page: counted } = await listingOf(request, language, "price=300000-900000");
  await expect(show(texts("listing.filters.show", { count: counted.total })).first()).toBeVisible();
});
