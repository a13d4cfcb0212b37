import { linkTo } from "#domain/links.ts";
import {
  control,
  formIn,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { tabTo, tabThroughPage } from "#tests/e2e/support/keyboard.ts";

/** Every fixed element is on one of these pages, most on the first two. */
const walked = [
  ["listing", ["@layout"]],
  ["project", ["@layout"]],
  ["home", ["@layout", "@full"]],
  ["article", ["@layout", "@full"]],
  ["contact-us", ["@layout", "@full"]],
  ["compare", ["@layout", "@full"]],
  ["our-team", ["@layout", "@full"]],
  ["landing-uae", ["@layout", "@full"]],
  ["city-guide", ["@layout", "@full"]],
] as const;

for (const [name, tag] of walked) {
  test(`the focus is always visible: ${name}`, { tag: [...tag] }, async ({ page, language }) => {
    test.slow(); // hundreds of key presses
    const path = keyPages(language)[name];
    if (path === undefined) throw new Error(`There is no page ${name}`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, path);
    const { stops, unseen } = await tabThroughPage(page, "Tab");
    expect(unseen).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await expect(last).toHaveAttribute("data-walked");
    const back = await tabThroughPage(page, "Shift+Tab"); // the sticky header could cover these
    expect(back.unseen).toEqual([]);
    expect(back.stops).toBeGreaterThan(20);
    await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("data-walked");
  });
}

test("a project is searched for, filtered, opened, saved and asked about without a pointer", async ({
  page,
  language,
  texts,
  isNarrow,
  siteDatabase,
}) => {
  test.slow(); // some five hundred key presses
  const { keyboard } = page;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, linkTo(language, "home"));

  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: texts("layout.skip") })).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  const search = page.getByRole("banner").locator("summary", { hasText: texts("search.open") });
  await tabTo(page, search);
  await keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: texts("search.field") })).toBeFocused();
  await keyboard.type("istanbul");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/istanbul/);

  const filters = page.getByRole("form", { name: texts("listing.filters.label") });
  if (isNarrow) {
    await tabTo(page, filters.getByRole("button", { name: texts("listing.filters.all") }));
    await keyboard.press("Enter");
  }
  await tabTo(page, filters.locator("summary", { hasText: texts("listing.filters.more") }));
  await keyboard.press("Enter");
  await tabTo(page, filters.getByRole("checkbox", { name: texts("card.status.off_plan") }));
  await keyboard.press("Space");
  await expect(page).toHaveURL(/istanbul.*status=off-plan|status=off-plan.*istanbul/);
  await keyboard.press("Escape");
  const tags = page.getByRole("article").locator(".card__tags");
  await expect(tags.filter({ hasNotText: texts("card.status.off_plan") })).toHaveCount(0);

  const project = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const name = (await project.textContent()) ?? "";
  await tabTo(page, project);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const head = page.getByRole("main");
  const named = (word: string) =>
    head.getByRole("button", { name: `${word} ${name}`, exact: true });
  await tabTo(page, named(texts("saved_projects.save_label")));
  await keyboard.press("Space");
  await expect(named(texts("saved_projects.saved_label"))).toHaveAttribute("aria-pressed", "true");

  const contact = linkTo(language, "contact-us");
  await tabTo(page, page.getByRole("contentinfo").locator(`a[href="${contact}"]`).first());
  await keyboard.press("Enter");
  await expect(page).toHaveURL(contact);
  const person = randomVisitor(language);
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
  expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
    { enquiry: { kind: "contact", name: person.name } },
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the filter sheet traps the focus and returns it to its button", async ({
    page,
    language,
    texts,
  }) => {
    const { keyboard } = page;
    const listing = linkTo(language, "listing", { country: "turkey" });
    const filters = page.getByRole("form", { name: texts("listing.filters.label") });
    const opener = filters.getByRole("button", { name: texts("listing.filters.all") });
    const heading = filters.getByRole("heading", { name: texts("listing.filters.all") });
    const close = filters.getByRole("button", { name: texts("listing.filters.close") });

    await openHydrated(page, listing);
    await tabTo(page, opener);
    await keyboard.press("Enter");
    await expect(heading).toBeFocused();
    await keyboard.press("Tab");
    await expect(close).toBeFocused();
    await keyboard.press("Enter");
    await expect(heading).toBeHidden();
    await expect(opener).toBeFocused();

    // Rendered on the client, it opens as it does when server-rendered.
    await openHydrated(page, linkTo(language, "city", { country: "turkey", city: "izmir" }));
    await page.locator(`main a[href^="${listing}"]`).first().press("Enter");
    await expect(opener).toBeVisible();
    await opener.press("Enter");
    await expect(heading).toBeFocused();
    await keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
});

test("open filters close when the focus leaves, and return it when applied", async ({
  page,
  language,
  texts,
  isNarrow,
}) => {
  test.slow();
  const { keyboard } = page;
  await openHydrated(page, linkTo(language, "listing", { country: "turkey" }));
  const filters = page.getByRole("form", { name: texts("listing.filters.label") });
  const opener = isNarrow
    ? filters.getByRole("button", { name: texts("listing.filters.all") })
    : filters.locator("summary").first();
  const open = filters.locator(isNarrow ? ":popover-open" : "details[open]");
  await tabTo(page, opener);
  await keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  await tabTo(page, open.locator("button[type=submit]:visible").last());
  await keyboard.press("Enter");
  await expect(open).toHaveCount(0);
  await expect(opener).toBeFocused();
  await keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  await tabTo(page, page.getByRole("article").first().getByRole("heading").getByRole("link"));
  await expect(open).toHaveCount(0);
});
