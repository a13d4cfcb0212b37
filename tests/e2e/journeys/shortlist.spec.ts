import { expect, type Locator, type Page } from "@playwright/test";
import { savedListLimits } from "#contract/saved-list.ts";
import { inLocale, linkTo, sharedListLink } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { listingOf } from "#tests/e2e/support/api-answers.ts";
import { denyStorage } from "#tests/e2e/support/denied-storage.ts";
import { test } from "#tests/e2e/support/journey.ts";
import { languageName, choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf, type Texts } from "#tests/e2e/support/message-texts.ts";

const storageName = "sahil.shortlist";

test(
  "projects are saved from cards and pages, listed in any language, removed and restored",
  { tag: ["@layout", "@chinese"] },
  async ({ page, request, language, texts }) => {
    const other: Locale = language === "ar" ? "zh" : "ar";
    const { content } = await listingOf(request, language, "sort=price");
    const [first, second] = content;
    if (first === undefined || second === undefined) throw new Error("The demo lists two homes");
    const { country, city } = second.place;
    const project = { country: country.slug, city: city.slug, slug: second.slug };

    await page.goto(`${linkTo(language, "listing", { country: "properties" })}?sort=price`);
    await expect(shortlistLink(page, texts, 0)).toBeVisible();
    const save = page.getByRole("button", {
      name: texts("saved_projects.save", { name: first.name }),
    });
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(announcement(page)).toContainText(first.name);
    await expect(shortlistLink(page, texts, 1)).toBeVisible();

    await page.getByRole("link", { name: second.name, exact: true }).first().click();
    await expect(page).toHaveURL(linkTo(language, "project", project));
    await expect(announcement(page)).toHaveText(""); // it belonged to the page before
    const head = page.getByRole("main");
    const secondNamed = (word: string) =>
      head.getByRole("button", { name: `${word} ${second.name}`, exact: true });
    await secondNamed(texts("saved_projects.save_label")).click();
    const saved = secondNamed(texts("saved_projects.saved_label"));
    await expect(saved).toHaveAttribute("aria-pressed", "true");
    await expect(announcement(page)).toContainText(second.name);
    await page.reload();
    await shortlistLink(page, texts, 2).click();
    const homes = [first.ref, second.ref];
    const address = linkTo(language, "shortlist", { homes });
    await expect(page).toHaveURL(address);
    await expect(names(page)).toHaveText([first.name, second.name]);
    await expect(page.getByText(texts("shortlist.ownership.own"))).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expectAccessible(page);

    await choosePreference({ page }, languageName(other));
    await expect(page).toHaveURL(inLocale(other, address));
    await expect(page.locator("html")).toHaveAttribute("dir", localeFacts[other].direction);
    await expect(names(page)).toHaveText([first.name, second.name]);
    await choosePreference({ page }, /EUR/);
    await expect(page.getByRole("main")).toContainText("€");
    await expect(page).toHaveURL(inLocale(other, address));

    const read = textsOf(other);
    const sharedShown = await watchForText(page, read("shortlist.ownership.shared"));
    await removeLink(page, read, first.name).dblclick(); // the second click hits what moved there
    await expect(page).toHaveURL(linkTo(other, "shortlist", { homes: [second.ref] }));
    await expect(names(page)).toHaveText([second.name]);
    await announcement(page)
      .getByRole("button", { name: read("saved_projects.notice.undo") })
      .click();
    await expect(page).toHaveURL(inLocale(other, address));
    await expect(names(page)).toHaveText([first.name, second.name]);
    await expect(announcement(page)).toBeFocused();
    expect(await sharedShown()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem("sahil.compare"))).toBeNull();

    await page.goto(linkTo(other, "shortlist"));
    await expect(page).toHaveURL(inLocale(other, address));
    await removeLink(page, read, second.name).click();
    await expect(removeLink(page, read, first.name)).toBeFocused();
    await removeLink(page, read, first.name).click();
    await expect(page).toHaveURL(linkTo(other, "shortlist"));
    await expect(
      page.getByRole("heading", { name: read("shortlist.empty.heading") }),
    ).toBeInViewport();
    const heading = page.getByRole("heading", { level: 1, name: read("saved_projects.shortlist") });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  },
);

test("a shared list opens in the reader's language and currency, and is saved at once", async ({
  browser,
  request,
  siteUrl,
  language,
}) => {
  const reader: Locale = language === "ar" ? "ru" : "tr";
  const texts = textsOf(reader);
  const { content } = await listingOf(request, reader, "sort=-price");
  const [first, second, third] = content;
  if (!first || !second || !third) throw new Error("The demo lists three homes");
  const homes = [second.ref, first.ref, third.ref];
  const context = await browser.newContext({ baseURL: siteUrl, locale: localeFacts[reader].iso });
  await context.addCookies([{ name: "currency", value: "EUR", url: siteUrl }]);
  const page = await context.newPage();

  await page.goto(sharedListLink("shortlist", homes));
  await expect(page).toHaveURL(linkTo(reader, "shortlist", { homes }));
  await expect(names(page)).toHaveText([second.name, first.name, third.name]);
  await expect(page.getByRole("main")).toContainText("€");
  await expect(page.getByText(texts("shortlist.ownership.shared"))).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(texts("shortlist.shared_heading"));
  await expect(page.getByRole("link", { name: texts("shortlist.order.shared") })).toBeVisible();
  await page.getByRole("link", { name: texts("shortlist.order.price") }).click();
  await expect(names(page)).toHaveText(
    [second, first, third]
      .toSorted((one, other) => one.startFromUsd - other.startFromUsd)
      .map(({ name }) => name),
  );
  await page.getByRole("button", { name: texts("shortlist.save_all", { count: 3 }) }).click();
  await expect(announcement(page)).toContainText(
    texts("saved_projects.notice.added_all", { count: 3 }),
  );
  await expect(shortlistLink(page, texts, 3)).toBeVisible();
  await expect(page.getByText(texts("shortlist.ownership.own"))).toBeVisible();
  await expect(heading).toHaveText(texts("saved_projects.shortlist"));

  const otherWindow = await context.newPage();
  await otherWindow.goto(linkTo(reader, "shortlist"));
  await removeLink(otherWindow, texts, first.name).click();
  await expect(page).toHaveURL(
    linkTo(reader, "shortlist", { homes: [second.ref, third.ref], order: "price" }),
  );
  await expect(names(page)).toHaveCount(2);
  await context.close();
});

test(
  "without storage, the URL carries the list",
  { tag: "@full" },
  async ({ page, request, language, texts, isNarrow }) => {
    await denyStorage(page);
    const { content } = await listingOf(request, language, "");
    const [first, second] = content;
    if (!first || !second) throw new Error("The demo lists two homes");
    await page.goto(linkTo(language, "listing", { country: "properties" }));
    await page
      .getByRole("button", { name: texts("saved_projects.compare", { name: first.name }) })
      .click();
    for (const { name } of [first, second])
      await page.getByRole("button", { name: texts("saved_projects.save", { name }) }).click();
    if (isNarrow) await expectAboveTray(page);
    await announcement(page)
      .getByRole("link", { name: texts("saved_projects.notice.open") })
      .click();
    await expect(page).toHaveURL(linkTo(language, "shortlist", { homes: [first.ref, second.ref] }));
    const unkept = page.getByText(texts("shortlist.ownership.unsaved"));
    const saveAll = page.getByRole("button", { name: texts("shortlist.save_all", { count: 2 }) });
    await expect(unkept).toBeVisible();
    await page.reload();
    await expect(names(page)).toHaveText([first.name, second.name]);
    await expect(unkept).toBeVisible();
    await expect(saveAll).toHaveCount(0);
    await expect(shortlistLink(page, texts, 2)).toBeVisible(); // a reloaded page knows its own list
    await page.goto(sharedListLink("shortlist", [first.ref, second.ref]));
    await expect(unkept).toBeVisible();
    await expect(shortlistLink(page, texts, 0)).toBeVisible();
    await saveAll.click();
    await expect(shortlistLink(page, texts, 2)).toBeVisible();
    await expect(unkept).toBeVisible();
  },
);

test("the fifty-first project is refused with a reason, and an enquiry carries the references", async ({
  page,
  request,
  language,
  texts,
}) => {
  const limit = savedListLimits.shortlist;
  const { content } = await listingOf(request, language, "");
  const [first, ...others] = content;
  if (!first) throw new Error("The demo lists a home");
  const known = others.slice(0, 2).map(({ ref }) => ref);
  const unknown = Array.from({ length: limit - known.length }, (_, index) => `XXX-${index}`);
  const refs = [...unknown, ...known];
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    storageName,
    JSON.stringify(refs),
  ] as const);
  await page.goto(linkTo(language, "listing", { country: "properties" }));
  const save = page.getByRole("button", {
    name: texts("saved_projects.save", { name: first.name }),
  });
  await save.click();
  await expect(announcement(page)).toContainText(String(limit));
  await expect(announcement(page)).toContainText(first.name);
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await announcement(page)
    .getByRole("link", { name: texts("saved_projects.notice.open") })
    .click();
  await expect(page.getByRole("main").locator(".shortlist-row")).toHaveCount(limit);
  await page.getByRole("link", { name: texts("shortlist.ask", { count: known.length }) }).click();
  await expect(page.getByRole("dialog").locator("[name=message]")).toHaveValue(
    texts("shortlist.ask_text", { references: formatsFor(language).list(known) }),
  );
});

/** Messages appear above the compare tray and the bottom bar. */
async function expectAboveTray(page: Page): Promise<void> {
  const [note, tray] = await Promise.all([
    announcement(page).boundingBox(),
    page.locator(".compare-tray").boundingBox(),
  ]);
  if (!note || !tray) throw new Error("Both stand there");
  expect(note.y).toBeGreaterThan(tray.y / 2);
  expect(note.y + note.height).toBeLessThanOrEqual(tray.y);
}

/** The status message: under the header, on phones at the bottom. */
function announcement(page: Page): Locator {
  return page.locator(".save-notice");
}

function names(page: Page): Locator {
  return page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
}

/** The header's link to the list, by its project count. */
function shortlistLink(page: Page, texts: Texts, count: number): Locator {
  const name =
    count === 0
      ? texts("saved_projects.shortlist")
      : texts("saved_projects.shortlist_count", { count });
  return page.getByRole("banner").getByRole("link", { name, exact: true }).first();
}

function removeLink(page: Page, texts: Texts, name: string): Locator {
  return page.getByRole("link", { name: texts("shortlist.remove", { name: isolate(name) }) });
}

/** Watches for a text, however briefly it appears; the result tells whether it did. */
async function watchForText(page: Page, words: string): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle((text) => {
    const seen = { words: false };
    new MutationObserver(() => {
      seen.words ||= document.body.textContent.includes(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return seen;
  }, words);
  return () => watch.evaluate(({ words: shown }) => shown);
}
