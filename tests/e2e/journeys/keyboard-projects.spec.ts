import type { Locator } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import {
  control,
  expectFieldErrors,
  formIn,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { questionnaireLinks } from "#tests/e2e/support/page-steps.ts";
import { tabTo } from "#tests/e2e/support/keyboard.ts";
import type { Texts } from "#tests/e2e/support/message-texts.ts";

const bosphorusTerraces = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };

test.beforeEach(async ({ page }) => {
  test.slow(); // hundreds of key presses
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test(
  "projects are saved, compared, removed and restored",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const { keyboard } = page;
    const main = page.getByRole("main");
    await openHydrated(page, linkTo(language, "listing", { country: "uae" }));
    const [first = "", second = ""] = await page
      .getByRole("article")
      .locator("h3")
      .allTextContents();
    for (const name of [first, second]) {
      const save = main.getByRole("button", { name: texts("saved_projects.save", { name }) });
      await tabTo(page, save);
      await keyboard.press("Space");
      await expect(save).toHaveAttribute("aria-pressed", "true");
      const compare = main.getByRole("button", { name: texts("saved_projects.compare", { name }) });
      await tabTo(page, compare);
      await keyboard.press("Enter");
      await expect(compare).toHaveAttribute("aria-pressed", "true");
    }

    const tray = page.getByRole("complementary", { name: texts("compare.tray.label") });
    await tabTo(page, tray.getByRole("link", { name: texts("compare.tray.go", { count: 2 }) }));
    await keyboard.press("Enter");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(texts("compare.heading", { count: 2 }));
    await tabTo(
      page,
      main.getByRole("link", { name: texts("compare.remove_named", { name: first }) }),
    );
    await keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: texts("compare.single.heading") }),
    ).toBeVisible();
    await expect(heading).toBeFocused();

    const link = page
      .getByRole("banner")
      .getByRole("link", { name: texts("saved_projects.shortlist_count", { count: 2 }) });
    await tabTo(page, link);
    await keyboard.press("Enter");
    const savedNames = main.locator(".shortlist-row").getByRole("heading");
    await expect(savedNames).toHaveText([first, second]);
    await tabTo(
      page,
      main.getByRole("link", { name: texts("shortlist.remove", { name: isolate(first) }) }),
    );
    await keyboard.press("Enter");
    await expect(savedNames).toHaveText([second]);
    await tabTo(page, page.getByRole("button", { name: texts("saved_projects.notice.undo") }));
    await keyboard.press("Enter");
    await expect(savedNames).toHaveText([first, second]);
  },
);

test(
  "arrow keys move through photographs in reading direction, and Tab and Escape leave them",
  { tag: "@layout" },
  async ({ page, language, texts }) => {
    const { keyboard } = page;
    await openHydrated(page, linkTo(language, "project", bosphorusTerraces));
    const gallery = page.getByRole("region", { name: texts("project.gallery.label") });
    const photograph = gallery.getByRole("link").first();
    const count = await gallery.locator("img").count();
    await tabTo(page, photograph);
    await keyboard.press("Enter");
    const viewer = page.getByRole("dialog");
    const counter = (number: number) =>
      viewer.getByText(texts("project.gallery.counter", { number, count }));
    await expect(counter(1)).toBeVisible();
    const [on, back] =
      language === "ar" ? (["ArrowLeft", "ArrowRight"] as const) : ["ArrowRight", "ArrowLeft"];
    await keyboard.press(on);
    await expect(counter(2)).toBeVisible();
    await keyboard.press(back);
    await expect(counter(1)).toBeVisible();
    const close = viewer.getByRole("button", { name: texts("project.gallery.close") });
    await tabTo(page, viewer.getByRole("button", { name: texts("project.gallery.next") }));
    await keyboard.press("Enter");
    await expect(counter(2)).toBeVisible();
    await tabTo(page, close);
    await keyboard.press("Enter");
    await expect(viewer).toHaveCount(0);
    await expect(photograph).toBeFocused();

    await keyboard.press("Enter");
    await expect(counter(1)).toBeVisible();
    await tabTo(page, close);
    await tabTo(page, close); // Tab continues from there and wraps
    await keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    await expect(photograph).toBeFocused();
    await keyboard.press("Tab");
    await expect(photograph).not.toBeFocused();
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  },
);

test(
  "units, costs and currency are chosen, and the total is announced",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const { keyboard } = page;
    await openHydrated(page, linkTo(language, "project", bosphorusTerraces));
    const units = page.getByRole("table", { name: texts("project.units.heading") });
    const cost = page.locator("#cost");
    const status = page.locator("body > p.visually-hidden[role=status]");
    const region = await status.elementHandle();
    const announcements: string[] = [];
    const hear = async () => {
      await expect.poll(() => status.textContent()).not.toBe(announcements.at(-1) ?? "");
      await expect(status).toHaveText(await announcementOf(cost, texts));
      announcements.push((await status.textContent()) ?? "");
    };
    await tabTo(page, units.getByRole("link").nth(1));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/unit=2/);
    await expect(page.locator("#payment h2")).toBeFocused();
    await expect(page.locator("#payment h2")).toBeInViewport();
    await hear();

    await tabTo(page, cost.getByRole("checkbox").first());
    await keyboard.press("Space");
    await tabTo(page, cost.getByRole("button", { name: texts("project.cost.recalculate") }));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/unit=2.*with=|with=.*unit=2/);
    await hear();
    await expect(cost.locator("[type=submit]")).toBeFocused();
    await tabTo(page, units.getByRole("link").first());
    await keyboard.press("Enter");
    await expect(page).not.toHaveURL(/unit=2/);
    await hear();
    // Screen readers announce changes only in a live region that existed before.
    expect(await region?.evaluate(({ isConnected }) => isConnected)).toBe(true);

    const preferences = page.getByRole("banner").locator("summary", { hasText: "·" });
    await tabTo(page, preferences);
    await keyboard.press("Enter");
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: /^EUR/ }));
    await keyboard.press("Enter");
    await expect(cost).toContainText("€");
    await expect(status).toContainText("€");
  },
);

test(
  "the questionnaire is answered, stepped back and sent",
  { tag: "@full" },
  async ({ page, language, texts, siteDatabase }) => {
    const { keyboard } = page;
    await openHydrated(page, linkTo(language, "home"));
    const opener = questionnaireLinks(page.getByRole("main"), language);
    const dialog = page.getByRole("dialog");
    const expectQuestion = (heading: string) =>
      expect(dialog.getByRole("heading", { level: 2, name: heading, exact: true })).toBeFocused();
    const choose = async (value: string) => {
      const radios = dialog.getByRole("radio");
      await keyboard.press("Tab"); // a radio group is one tab stop with arrow keys
      const chosen = dialog.locator(`input[value="${value}"]`);
      for (let step = 0; step < (await radios.count()); step += 1) {
        if (await chosen.isChecked()) return;
        await keyboard.press("ArrowDown");
      }
      throw new Error(`No arrow leads to ${value}`);
    };
    await tabTo(page, opener);
    await keyboard.press("Enter");
    await expectQuestion(texts("questionnaire.intro.heading"));
    await keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await keyboard.press("Enter");
    await tabTo(page, dialog.getByRole("link", { name: texts("questionnaire.start") }));
    await keyboard.press("Enter");

    const next = dialog.getByRole("button", { name: texts("questionnaire.next") });
    await expectQuestion(texts("questionnaire.question.type"));
    await choose("apartments");
    await tabTo(page, next);
    await keyboard.press("Enter");
    await expectQuestion(texts("questionnaire.question.rooms"));
    await tabTo(page, dialog.getByRole("link", { name: texts("questionnaire.previous") }));
    await keyboard.press("Enter");
    await expectQuestion(texts("questionnaire.question.type"));
    await tabTo(page, next);
    await keyboard.press("Enter");
    await expectQuestion(texts("questionnaire.question.rooms"));
    await choose("2-1");
    await keyboard.press("Enter");
    await expectQuestion(texts("questionnaire.question.budget"));
    await choose("400000-600000");
    await keyboard.press("Enter");

    const person = randomVisitor(language);
    const form = formIn(dialog);
    await tabTo(page, control(form, "name"));
    await keyboard.type(person.name);
    await tabTo(page, control(form, "phone"));
    await keyboard.type(person.phone);
    await tabTo(page, control(form, "email"));
    await keyboard.type(person.email);
    await keyboard.press("Enter");
    await expectFieldErrors(form, texts, { consent: "consent" });
    await expect(control(form, "consent")).toBeFocused();
    await keyboard.press("Space");
    await tabTo(page, form.getByRole("button", { name: texts("enquiry.send.question") }));
    await keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      texts("thanks.received"),
    );
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        context: {
          questionnaire: { type: "apartments", rooms: "2+1", budget_usd: "400000-600000" },
        },
      },
    ]);
  },
);

test(
  "a listing is sorted, paged, and left by the menu",
  { tag: "@full" },
  async ({ page, language, texts, isNarrow }) => {
    const { keyboard } = page;
    const main = page.getByRole("main");
    await openHydrated(page, linkTo(language, "listing", { country: "properties" }));
    const found = main.locator(".results-summary").getByRole("status");
    const region = await found.elementHandle();
    for (const order of ["price", "price_falling"] as const) {
      await tabTo(page, main.getByRole("combobox", { name: texts("listing.sort.label") }));
      await keyboard.press("ArrowDown");
      await expect(page).toHaveURL(/sort=/);
      await expect(found).toContainText(texts(`listing.sort.${order}`));
    }
    expect(await region?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await tabTo(page, main.getByRole("link", { name: texts("listing.pages.next_label") }));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/page=2/);

    if (isNarrow) {
      await tabTo(page, page.locator("summary", { hasText: texts("nav.menu") }));
      await keyboard.press("Enter");
    }
    const name = isNarrow ? texts("nav.menu") : texts("nav.label");
    const menu = page.getByRole("navigation", { name, exact: true });
    await tabTo(page, menu.locator("summary", { hasText: texts("nav.properties") }));
    await keyboard.press("Enter");
    await tabTo(
      page,
      menu.locator(`a[href="${linkTo(language, "listing", { country: "turkey" })}"]`).first(),
    );
    await keyboard.press("Enter");
    await expect(page).toHaveURL(linkTo(language, "listing", { country: "turkey" }));
  },
);

test("filters are removed one by one and all at once, and the results get the focus", async ({
  page,
  language,
  texts,
}) => {
  const { keyboard } = page;
  const turkey = linkTo(language, "listing", { country: "turkey" });
  const active = page.getByRole("list", { name: texts("listing.applied_filters") });
  const found = page.locator(".results-summary").getByRole("status");
  const sort = page.getByRole("combobox", { name: texts("listing.sort.label") });
  const links = active.getByRole("link");
  for (const chips of [1, 2]) {
    const query = chips === 1 ? "?status=ready" : "?status=ready&rooms=1-1";
    await openHydrated(page, turkey + query);
    await expect(links).toHaveCount(chips + 1);
    await tabTo(page, chips === 1 ? links.first() : links.last());
    await keyboard.press("Enter");
    await expect(page).toHaveURL(turkey);
    await expect(active).toHaveCount(0);
    await expect(found).toBeFocused();
    await keyboard.press("Tab");
    await expect(sort).toBeFocused();
  }
  await openHydrated(page, `${turkey}?status=ready&rooms=1-1`);
  await tabTo(page, links.first());
  await keyboard.press("Enter");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toBeFocused();
  await keyboard.press("Enter");
  await expect(active).toHaveCount(0);
  await expect(found).toBeFocused();
});

/** The announcement names the receipt's unit and its total in the visitor's currency. */
async function announcementOf(cost: Locator, texts: Texts): Promise<string> {
  const subject = (await cost.locator(".receipt > header > p").textContent()) ?? "";
  const total = isolate((await cost.locator(".receipt__total .figure").textContent()) ?? "");
  return texts("project.cost.announcement", { subject, total });
}
