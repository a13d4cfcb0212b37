/** Pages whose scripts fail to load, arrive late or are missing. */
import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { waitForHydration, openUncheckedPage } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { layoutShiftScore } from "#tests/e2e/support/layout-shifts.ts";
import {
  languageName,
  openFilter,
  openPropertiesMenu,
  choosePreference,
} from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const scripts = /\/assets\/[^?]*\.js$/;
/** Message files of a language: its code and a hash. */
const filesOfTexts = new RegExp(`/assets/(${locales.join("|")})-[\\w-]{8}\\.js$`);
const listing = linkTo("en", "listing", { country: "properties" });

test("menus, filters and sorting work when scripts fail to load", async ({ context, texts }) => {
  const { page, documents } = await openUncheckedPage(context);
  await page.route(scripts, (route) => route.abort());
  const visit = { page, texts, isNarrow: false };
  await page.goto(linkTo("en", "home"), { waitUntil: "networkidle" });
  expect(documents).toEqual([linkTo("en", "home")]); // it is not reloaded
  const menu = await openPropertiesMenu(visit);
  await menu.getByRole("link", { name: texts("nav.all_properties") }).click();
  await expect(page).toHaveURL(listing);
  const form = await openFilter(visit, texts("listing.filters.more"));
  await form.getByRole("checkbox", { name: texts("card.status.ready") }).check();
  await form.locator("details[open]").getByRole("button").click();
  await expect(page).toHaveURL(`${listing}?status=ready`);
  await page.getByRole("combobox", { name: texts("listing.sort.label") }).selectOption("price");
  await page.getByRole("button", { name: texts("listing.sort.apply"), exact: true }).click();
  await expect(page).toHaveURL(`${listing}?status=ready&sort=price`);
  await expect(page.getByRole("article").first()).toBeVisible();
});

for (const [language, tag] of [
  ["en", []],
  ["ar", ["@full"]],
] as const) {
  test(
    `filters and sorting set before hydration are applied: ${language}`,
    { tag: [...tag] },
    async ({ page }) => {
      const texts = textsOf(language);
      const path = linkTo(language, "listing", { country: "properties" });
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const visit = { page, texts, isNarrow: false };
      const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
      await order.selectOption("price");
      const form = await openFilter(visit, texts("listing.filters.more"));
      await form.getByRole("checkbox", { name: texts("card.status.ready") }).check();
      await openFilter(visit, texts("facets.price"));
      const range = form.getByRole("group", { name: texts("facets.price_legend") });
      await range.getByLabel(texts("facets.range_to"), { exact: true }).fill("900,000");
      await expect(page).toHaveURL(path);
      releaseScripts();
      await expect(page).toHaveURL(`${path}?price=-900000&status=ready&sort=price`);
      await expect(form.locator("[name=status][value=ready]")).toBeChecked();
      await expect(order).toHaveValue("price");
    },
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: "UTC" });

  for (const language of ["en", "ar"] as const) {
    const texts = textsOf(language);
    const savedRef = "IST-1042";
    const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
    const article = { slug: "turkish-citizenship-by-investment-explained" };

    test(`no layout shifts on hydration: ${language}`, async ({ page }) => {
      await page.clock.setFixedTime("2026-11-28T17:30:00Z"); // every office is closed, which gives the longest text
      await page.addInitScript(
        (homes) => {
          navigator.share = () => Promise.resolve();
          for (const list of ["shortlist", "compare"]) localStorage.setItem(`sahil.${list}`, homes);
        },
        JSON.stringify([savedRef]),
      );

      await test.step("a saved project", async () => {
        await expectNoMove(page, linkTo(language, "project", project), {
          seen: page.getByRole("heading", { level: 1 }),
          hydrated: page
            .locator(".project-head__actions")
            .getByRole("button", { pressed: true })
            .nth(1),
        });
      });
      await test.step("an office's hours in another time zone", async () => {
        await expectNoMove(page, linkTo(language, "contact-us"), {
          seen: page.locator(".pairs--hours").first(),
          hydrated: page.locator(".office-card__status:not(:empty)").first(),
        });
      });
      await test.step("share buttons", async () => {
        await expectNoMove(page, linkTo(language, "article", article), {
          seen: page.getByRole("heading", { name: texts("article.share.heading") }),
          hydrated: page.getByRole("button", { name: texts("share.native") }),
        });
      });
    });
  }
});

test("a page whose script is missing loads as a document, at each link", async ({
  context,
  texts,
}) => {
  const { page, documents } = await openUncheckedPage(context);
  await page.route(/\/assets\/(?:blog|videos)-/, (route) => route.fulfill({ status: 404 }));
  const footer = page.getByRole("contentinfo");
  await page.goto(linkTo("en", "home"));
  await waitForHydration(page);
  await footer.getByRole("link", { name: texts("nav.blog"), exact: true }).click();
  await expect(page).toHaveURL(linkTo("en", "blog"));
  await expect(page.getByRole("article").first()).toBeVisible(); // as rendered by the server
  await footer.getByRole("link", { name: texts("nav.videos"), exact: true }).click();
  await expect(page).toHaveURL(linkTo("en", "videos"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toEqual([linkTo("en", "home"), linkTo("en", "blog"), linkTo("en", "videos")]);
});

test("each language's texts are fetched when it is shown, and no other's", async ({ page }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, language] = filesOfTexts.exec(request.url()) ?? [];
    if (language !== undefined) fetched.add(language);
  });
  await page.goto(linkTo("en", "home"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(linkTo("en", "blog"));
  await expect(page.getByRole("article").first()).toBeVisible();
  expect([...fetched]).toEqual(["en"]);
  await choosePreference({ page }, languageName("ar"));
  await expect(page).toHaveURL(linkTo("ar", "blog"));
  await page.waitForLoadState("networkidle");
  expect([...fetched]).toEqual(["en", "ar"]);
});

test("switching to a language whose messages fail to load still works, and back", async ({
  context,
}) => {
  const { page } = await openUncheckedPage(context);
  await page.route(filesOfTexts, (route) =>
    filesOfTexts.exec(route.request().url())?.[1] === "ar" ? route.abort() : route.continue(),
  );
  await page.goto(linkTo("en", "offers"));
  await choosePreference({ page }, languageName("ar"));
  await expect(page).toHaveURL(linkTo("ar", "offers"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: textsOf("ar")("nav.blog"), exact: true }),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await choosePreference({ page }, languageName("en"));
  await expect(page).toHaveURL(linkTo("en", "offers"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await waitForHydration(page);
});

/** Holds a page's scripts until released. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Opens a page before its scripts with `seen` in the middle of the window, and waits for `come` after hydration. */
async function expectNoMove(
  page: Page,
  path: string,
  { seen, hydrated }: { seen: Locator; hydrated: Locator },
): Promise<void> {
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await seen.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await layoutShiftScore(page);
  await expect(hydrated).toBeHidden();
  releaseScripts();
  await waitForHydration(page);
  await expect(hydrated).toBeVisible();
  expect((await layoutShiftScore(page)) - before).toBeLessThan(0.003); // words may change within their line
  await page.unroute(scripts);
}
