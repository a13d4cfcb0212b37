/** Journeys by keys alone. */
import { linkTo } from "#domain/links.ts";
import { listingOf } from "#tests/e2e/support/content.ts";
import { control, formIn, scripted, somebody, storedFrom } from "#tests/e2e/support/enquiries.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { tabTo, walkByTab } from "#tests/e2e/support/keyboard.ts";

const walked = ["home", "listing", "off-plan project", "article", "contact", "compare"] as const;

for (const name of walked) {
  test(
    `the focus is seen wherever Tab leads: ${name}`,
    { tag: "@layout" },
    async ({ page, language }) => {
      const path = keyPages(language)[name];
      if (path === undefined) throw new Error(`There is no page ${name}`);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path, scripted);
      const { stops, unseen } = await walkByTab(page);
      expect(unseen).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    },
  );
}

test("a home is searched, narrowed, opened, saved and asked about without a pointer", async ({
  page,
  request,
  language,
  texts,
  isNarrow,
  siteDatabase,
}) => {
  const { keyboard } = page;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(linkTo(language, "home"), scripted);

  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: texts("shell.skip") })).toBeFocused();
  await keyboard.press("Enter");
  await page.goto(linkTo(language, "home"), scripted);
  const search = page.getByRole("banner").locator("summary", { hasText: texts("search.open") });
  await tabTo(page, search);
  await keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: texts("search.field") })).toBeFocused();
  await keyboard.type("istanbul");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/istanbul/);
  const articles = page.getByRole("article");
  await expect(articles.first()).toBeVisible();

  const listing = linkTo(language, "listing", { country: "properties" });
  await page.goto(listing, scripted);
  const filters = page.getByRole("form", { name: texts("listing.filters.label") });
  if (isNarrow) {
    await tabTo(page, filters.getByRole("button", { name: texts("listing.filters.all") }));
    await keyboard.press("Enter");
  }
  await tabTo(page, filters.locator("summary", { hasText: texts("listing.filters.more") }));
  await keyboard.press("Enter");
  await tabTo(page, filters.getByRole("checkbox", { name: texts("card.status.off_plan") }));
  await keyboard.press("Space");
  await expect(page).toHaveURL(`${listing}?status=off-plan`);
  const { content } = await listingOf(request, language, "status=off-plan");
  const [first] = content;
  if (first === undefined) throw new Error("The demo has nothing off-plan");
  const { country, city } = first.place;

  await page.goto(
    linkTo(language, "project", { country: country.slug, city: city.slug, slug: first.slug }),
    scripted,
  );
  const save = page
    .getByRole("main")
    .getByRole("button", { name: texts("kept.save", { name: first.name }) })
    .first();
  await tabTo(page, save);
  await keyboard.press("Space");
  await expect(save).toHaveAttribute("aria-pressed", "true");

  await page.goto(linkTo(language, "contact-us"), scripted);
  const person = somebody(language);
  const form = formIn(page.getByRole("main"));
  await tabTo(page, control(form, "name"));
  await keyboard.type(person.name);
  await tabTo(page, control(form, "phone"));
  await keyboard.type(person.phone);
  await tabTo(page, control(form, "email"));
  await keyboard.type(person.email);
  await tabTo(page, control(form, "consent"));
  await keyboard.press("Space");
  await tabTo(page, form.getByRole("button", { name: texts("enquiry.send.question") }));
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText(texts("thanks.received"));
  expect(await storedFrom(siteDatabase, person.email)).toMatchObject([
    { enquiry: { kind: "contact", name: person.name } },
  ]);
});
