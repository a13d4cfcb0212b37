/** An article: who wrote it, what it holds, its tables, and the ways on from it. */
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const districts = "istanbul-districts-compared-2026";

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);
  const path = linkTo(language, "article", { slug: districts });

  test(`says who wrote it, when, and how long it takes: ${language}`, async ({ request, show }) => {
    const page = await show(await request.get(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const head = page.locator("article > header");
    await expect(head).toContainText("Emre Solak");
    await expect(head.locator("time")).toHaveAttribute("datetime", "2026-11-05");
    await expect(head).toContainText(texts("article.reading", { minutes: 2 }));
    await expect(head.locator("img")).toHaveAttribute("alt", "");
    const author = page.locator("section", {
      has: page.getByRole("heading", { name: texts("article.author") }),
    });
    await expect(author).toContainText("Emre Solak");
    await expect(author.locator("img")).toHaveCount(1);
  });

  test(`its contents lead to its headings: ${language}`, async ({ request, show }) => {
    const page = await show(await request.get(path));
    const contents = page.getByRole("navigation", { name: texts("article.contents") });
    await expect(contents.getByRole("link")).toHaveCount(4);
    const [named, led] = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("article nav a[href^='#']")];
      const textOf = (element: Element | null) => element?.textContent;
      return [
        links.map(textOf),
        links.map(({ hash }) => textOf(document.getElementById(decodeURIComponent(hash.slice(1))))),
      ];
    });
    expect(led).toEqual(named);
  });

  test(`leads to the form, to homes in its country and to more to read: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(path));
    const main = page.locator("main");
    const ask = main.getByRole("link", { name: texts("article.ask.form") });
    await expect(ask).toHaveAttribute("href", linkTo(language, "enquiry"));
    const listing = linkTo(language, "listing", { country: "turkey" });
    await expect(main.locator(`.go[href="${listing}"]`)).toBeVisible();
    await expect(main.locator("article.card")).toHaveCount(3);
    await expect(main.locator("article.post")).toHaveCount(3);
    const category = linkTo(language, "blog", { category: "market-insight" });
    await expect(main.locator(`a[href="${category}"]`)).toBeVisible();
  });
}

test("tables stand in regions with names of their own that can have the focus", async ({
  request,
  show,
}) => {
  const slug = "limassol-or-paphos-for-rental-income";
  const page = await show(await request.get(linkTo("en", "article", { slug })));
  const tables = page.getByRole("region", { name: /^Table/ });
  await expect(tables).toHaveCount(2);
  await expect(tables.first()).toHaveAccessibleName("Table 1: The same USD 300,000");
  await expect(tables.last()).toHaveAccessibleName("Table 2: The street outweighs the city");
  await expect(tables.first()).toHaveAttribute("tabindex", "0");
  await expect(tables.last().getByRole("columnheader")).toHaveCount(3);
});

const channels = {
  en: [/^https:\/\/wa\.me\/\?text=/, /^https:\/\/t\.me\/share\/url\?url=/, /^mailto:\?subject=/],
  ru: [/^https:\/\/t\.me\/share\/url\?url=/, /^mailto:\?subject=/],
  zh: [/^mailto:\?subject=/],
};

for (const language of ["en", "ru", "zh"] as const) {
  test(`is passed on by the channels of the language, without a script: ${language}`, async ({
    request,
    show,
  }) => {
    const texts = textsOf(language);
    const path = linkTo(language, "article", { slug: districts });
    const page = await show(await request.get(path));
    const share = page.locator("section", {
      has: page.getByRole("heading", { name: texts("article.share.heading") }),
    });
    const links = await share
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links).toHaveLength(channels[language].length);
    for (const [index, pattern] of channels[language].entries()) {
      expect(links[index]).toMatch(pattern);
      expect(decodeURIComponent(links[index] ?? "")).toContain(path);
    }
    await expect(share.getByRole("button")).toHaveCount(0);
  });
}

test("with a script its address is copied", async ({ page, context, siteUrl }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const texts = textsOf("zh");
  const path = linkTo("zh", "article", { slug: districts });
  await page.goto(path);
  await page.getByRole("button", { name: texts("share.copy") }).click();
  await expect(page.locator(".share [role=status]")).toHaveText(texts("share.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + path);
});

test("where copying is refused the address is shown", async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const path = linkTo("en", "article", { slug: districts });
  await page.goto(path);
  await page.getByRole("button", { name: textsOf("en")("share.copy") }).click();
  await expect(page.locator(".share [role=status]")).toContainText(siteUrl + path);
});

test("is handed to the machine's own list of apps where there is one", async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.documentElement.dataset["shared"] = shared?.url ?? "";
      return Promise.resolve();
    };
  });
  const path = linkTo("ar", "article", { slug: districts });
  await page.goto(path);
  await page.getByRole("button", { name: textsOf("ar")("share.more") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", siteUrl + path);
});

for (const language of ["en", "ar"] as const) {
  test(`a wide table scrolls by the keyboard, the page does not: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(linkTo(language, "article", { slug: districts }));
    const table = page.locator(".scroll-x");
    await table.focus();
    await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test(`on paper there is the article alone, with its address: ${language}`, async ({
    page,
    siteUrl,
  }) => {
    const path = linkTo(language, "article", { slug: districts });
    await page.goto(path);
    await expect(page.getByText(siteUrl + path)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(siteUrl + path)).toBeVisible();
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("table")).toBeVisible();
    const besides = "header.bar, footer, nav, .share, .card, .post, .fab, [data-ask]";
    for (const part of await page.locator(besides).all()) await expect(part).toBeHidden();
    const whole = await page
      .locator(".scroll-x")
      .evaluate((region) => getComputedStyle(region).overflowX);
    expect(whole).toBe("visible");
  });
}
