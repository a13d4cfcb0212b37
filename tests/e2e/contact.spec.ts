import { linkTo } from "#domain/links.ts";
import { hydrated, turnTo } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of ["en", "ar"] as const) {
  test(`the contact page names every way there is: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.goto(linkTo(language, "contact-us"));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "+971 4 555 0142" })).toBeVisible();
    await expect(main.getByRole("link", { name: "hello@sahil.example" })).toBeVisible();
    await expect(main.getByRole("button", { name: texts("enquiry.send.question") })).toBeVisible();
    await expect(main.locator("#offices").getByRole("img")).toHaveCount(3);
    await expect(main.locator("#offices a[href*='mlat=25.1863&mlon=55.2731']")).toBeVisible();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test(`the form stays where it was sent while its files are under way: ${language}`, async ({
    page,
  }) => {
    const texts = textsOf(language);
    const arrive = Promise.withResolvers<void>();
    await page.route(/\/assets\/enquiry-form-[\w-]+\.js$/, async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto(linkTo(language, "contact-us"));
    const name = page.getByRole("main").getByLabel(texts("enquiry.field.name"));
    const sent = await name.elementHandle();
    await hydrated(page);
    await name.fill("Leyla");
    arrive.resolve();
    await page.waitForLoadState("networkidle");
    await expect(name).toHaveValue("Leyla");
    expect(await sent?.evaluate((field) => field.isConnected)).toBe(true);
  });

  test(`questions are answered by topic, under #faq: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    await page.goto(`${linkTo(language, "contact-us")}#faq`);
    const faq = page.locator("#faq");
    await expect(faq).toBeInViewport();
    const topics = faq.getByRole("navigation", { name: texts("contact.questions.topics") });
    await topics.getByRole("link", { name: texts("contact.questions.payments") }).click();
    const payments = faq.locator("#payments");
    await expect(payments.getByRole("heading")).toBeInViewport();
    await payments.locator("summary").first().click();
    await expect(payments.locator(".prose").first()).toBeVisible();
  });

  test(`every way to ask names the project of the page: ${language}`, async ({ request, show }) => {
    const at = { country: "uae", city: "dubai", slug: "marina-arc" };
    const page = await show(await request.get(linkTo(language, "project", at)));
    const ways = page.getByRole("complementary", { name: textsOf(language)("nav.contact_ways") });
    const href = await ways.locator("a[href*='wa.me']").getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toMatch(/97145550142.*\(DXB-2010\)/);
  });

  test(`a connection lost on the way is no fault with a number: ${language}`, async ({
    context,
  }) => {
    const texts = textsOf(language);
    const page = await context.newPage(); // not watched: its requests are meant to fail
    await page.goto(linkTo(language, "listing", { country: "properties" }));
    const next = page.getByRole("link", { name: texts("listing.pages.next_label") });
    await turnTo(page);
    // Of the page alone: where its scripts cannot be had either, it is loaded whole as soon as the connection is back.
    const pageData = /\.data\b/;
    await context.route(pageData, (route) => route.abort("internetdisconnected"));
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.unreached.title"),
    );
    await expect(page.getByText("500")).toHaveCount(0);
    await context.unroute(pageData);
    await page.getByRole("link", { name: texts("failure.retry") }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      texts("failure.unreached.title"),
    );
  });
}

test.describe("by the clock of a visitor in Shanghai", () => {
  test.use({ timezoneId: "Asia/Shanghai" });

  test("an office that is open says so, and when it is by the visitor's clock", async ({
    page,
  }) => {
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the offices' hours and the form are there", async ({ page }) => {
    const texts = textsOf("ar");
    await page.goto(linkTo("ar", "contact-us"));
    await expect(page.getByText("من الاثنين إلى السبت").first()).toBeVisible();
    await expect(page.getByRole("main").locator("form")).toHaveAttribute(
      "action",
      linkTo("ar", "enquiry", {}),
    );
    await expect(page.getByText(texts("contact.office.open"))).toHaveCount(0);
  });
});

test("a link to a place on the open page takes the focus there, and so does one to a person", async ({
  page,
}) => {
  await page.goto(linkTo("ar", "contact-us"));
  await hydrated(page);
  const questions = page.getByRole("contentinfo").locator('a[href$="/contact-us#faq"]');
  for (const time of ["first", "second"]) {
    await questions.press("Enter");
    await expect(page.locator("#faq h2"), time).toBeFocused();
    await expect(page.locator("#faq h2"), time).toBeInViewport();
  }
  await page.goto(linkTo("ru", "about-us"));
  await hydrated(page);
  await page.locator('main a[href*="/our-team#"]').first().press("Enter");
  await expect(page).toHaveURL(/our-team#/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`).getByRole("heading").first()).toBeFocused();
});
