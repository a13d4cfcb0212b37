import { linkTo } from "#domain/links.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

for (const [language, tag] of [
  ["en", []],
  ["ar", ["@full"]],
] as const) {
  test(`input typed before hydration is kept: ${language}`, { tag: [...tag] }, async ({ page }) => {
    const texts = textsOf(language);
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(linkTo(language, "contact-us"));
    const name = page.getByRole("main").getByLabel(texts("enquiry.field.name"));
    const sent = await name.elementHandle();
    await name.fill("Leyla");
    scripts.resolve();
    await waitForHydration(page);
    await expect(name).toHaveValue("Leyla");
    expect(await sent?.evaluate((field) => field.isConnected)).toBe(true);
  });

  test(
    `a lost connection shows no error code: ${language}`,
    { tag: [...tag] },
    async ({ context }) => {
      const texts = textsOf(language);
      const page = await context.newPage(); // not watched: its requests are meant to fail
      await page.goto(linkTo(language, "listing", { country: "properties" }));
      const next = page.getByRole("link", { name: texts("listing.pages.next_label") });
      await waitForHydration(page);
      // Only page data fails: if scripts fail too, React Router reloads the document once online.
      const pageData = /\.data\b/;
      await context.route(pageData, (route) => route.abort("internetdisconnected"));
      await next.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("failure.offline.title"),
      );
      await expect(page.getByText("500")).toHaveCount(0);
      await context.unroute(pageData);
      await page.getByRole("link", { name: texts("failure.retry") }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
        texts("failure.offline.title"),
      );
    },
  );
}

test.describe("in the time zone of a visitor in Shanghai", () => {
  test.use({ timezoneId: "Asia/Shanghai" });

  test("an open office is marked, with its hours in the visitor's time zone", async ({ page }) => {
    const texts = textsOf("zh");
    await page.clock.setFixedTime("2026-11-23T15:30:00Z"); // 18:30 in Istanbul, 19:30 in Dubai
    await page.goto(linkTo("zh", "contact-us"));
    const offices = page.locator("#offices").getByRole("article");
    await expect(offices.nth(0)).toContainText(texts("contact.office.open"));
    await expect(offices.nth(0)).toContainText("14:00–次日00:00");
    await expect(offices.nth(1)).not.toContainText(texts("contact.office.open"));
    await expect(offices.nth(1)).toContainText("11月24日星期二13:00");
  });
});

test("questions are grouped by topic, and links to a topic or a person move the focus there", async ({
  page,
}) => {
  const texts = textsOf("ar");
  await page.goto(`${linkTo("ar", "contact-us")}#faq`);
  const faq = page.locator("#faq");
  await expect(faq).toBeInViewport();
  const topics = faq.getByRole("navigation", { name: texts("contact.questions.topics") });
  await topics.getByRole("link", { name: texts("contact.questions.payments") }).click();
  const payments = faq.locator("#payments");
  await expect(payments.getByRole("heading")).toBeInViewport();
  await payments.locator("summary").first().click();
  await expect(payments.locator(".prose").first()).toBeVisible();

  await test.step("one press selects the whole WeChat id", async () => {
    await page.getByRole("main").locator(".select-all").first().click();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toBe("sahil_property");
  });

  await test.step("a link to an anchor on the same page", async () => {
    await waitForHydration(page);
    const questions = page.getByRole("contentinfo").locator('a[href$="/contact-us#faq"]');
    for (const time of ["first", "second"]) {
      await questions.press("Enter");
      await expect(page.locator("#faq h2"), time).toBeFocused();
      await expect(page.locator("#faq h2"), time).toBeInViewport();
    }
  });

  await test.step("a link to a person on another page", async () => {
    await page.goto(linkTo("ru", "about-us"));
    await waitForHydration(page);
    await page.locator('main a[href*="/our-team#"]').first().press("Enter");
    await expect(page).toHaveURL(/our-team#/);
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`).getByRole("heading").first()).toBeFocused();
  });
});
