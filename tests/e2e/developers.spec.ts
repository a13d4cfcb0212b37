/** The developers' list, their pages, and what of them the demo content does not have. */
import type { Page } from "@playwright/test";
import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing, movingTo, refusing } from "#tests/e2e/support/changed-answers.ts";
import { answerOf } from "#tests/e2e/support/content.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const list = "/developer-companies";
const pageOf = (language: Locale, slug: string) => linkTo(language, "developer-company", { slug });
const homesOf = (language: Locale, slug: string) =>
  `${linkTo(language, "listing", { country: "properties" })}?${searchQuery({ ...anyCriteria, developer: [slug] })}`;
const isList = (path: string) => path.startsWith(`${list}?`);
const isOne = (path: string) => path.startsWith(`${list}/`);
const [first = "", second = "", third = "", fourth = ""] = visitors;

test.afterEach(({ api }) => api.fail(null));

for (const language of ["en", "ar", "ru"] as const) {
  const texts = textsOf(language);

  test(`every developer stands in the list with their record: ${language}`, async ({
    request,
    show,
  }) => {
    const { content } = await answerOf(request, "developers", list, language);
    const page = await show(await request.get(linkTo(language, "developer-companies")));
    await expect(page).toHaveTitle(texts("shell.title", { page: texts("developers.title") }));
    await expect(page.locator("tbody tr")).toHaveCount(content.length);
    for (const developer of content) {
      const { slug, name } = developer;
      const row = page.getByRole("row").filter({ has: linkIn(page, pageOf(language, slug)) });
      await expect(row.getByRole("rowheader")).toContainText(name);
      await expect(row.getByRole("rowheader")).toContainText(developer.headquarters);
      const cells = await row.getByRole("cell").allTextContents();
      const homes = cells.pop();
      expect(cells).toEqual([
        developer.summary,
        developer.country?.name,
        String(developer.founded),
        String(developer.delivered),
        String(developer.underConstruction),
      ]);
      expect(homes).toBe(
        developer.projects + texts("developers.homes", { name, count: developer.projects }),
      );
      await expect(linkIn(row, homesOf(language, slug))).toHaveCount(1);
    }
    await expect(page.getByRole("navigation", { name: texts("listing.pages.label") })).toHaveCount(
      0,
    );
    await expect(linkIn(page.getByRole("main"), linkTo(language, "partnership"))).toHaveCount(1);
  });

  test(`a developer's page tells their record and leads to their homes: ${language}`, async ({
    request,
    show,
  }) => {
    const slug = "dune-and-tide";
    const developer = await answerOf(request, "developer", `${list}/${slug}`, language);
    const page = await show(await request.get(pageOf(language, slug)));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(developer.name);
    await expect(page.locator("dl.facts dd")).toHaveText(
      [developer.delivered, developer.underConstruction, developer.projects, developer.founded].map(
        String,
      ),
    );
    for (const award of developer.awards) await expect(main.getByText(award)).toHaveCount(1);
    await expect(main.locator("dl.pairs dd").first()).toHaveText(developer.headquarters);
    await expect(main.locator(".prose p").first()).not.toBeEmpty();

    const cards = main.getByRole("article");
    expect(await cards.getByRole("heading").allTextContents()).toEqual(
      developer.listed.map(({ name }) => name),
    );
    const sold = developer.listed.findIndex(({ status }) => status === "sold");
    expect(sold).toBeGreaterThan(0);
    expect(developer.listed.slice(sold).every(({ status }) => status === "sold")).toBe(true);
    const homes = homesOf(language, slug);
    await expect(linkIn(main, homes)).toHaveCount(1);
    await expect(linkIn(main, linkTo(language, "enquiry"))).toHaveCount(1);
    const listing = await show(await request.get(homes));
    await expect(listing.getByRole("main").getByRole("article")).toHaveCount(
      developer.listed.length,
    );
  });
}

test("a developer is asked about by name, at the number of their country", async ({
  request,
  show,
  texts,
}) => {
  const { company } = await answerOf(request, "footerLinks", "/settings/footer-links");
  for (const [slug, line] of [
    ["nakhla-living", "uae"],
    ["ege-terra", "turkey"],
  ] as const) {
    const { name } = await answerOf(request, "developer", `${list}/${slug}`);
    const page = await show(await request.get(pageOf("en", slug)));
    const ask = page
      .getByRole("main")
      .getByRole("link", { name: texts("channels.write", { chat: "whatsapp" }) });
    const address = new URL((await ask.getAttribute("href")) ?? "");
    expect(address.pathname).toBe(`/${company.whatsapp[line]}`);
    expect(address.searchParams.get("text")).toBe(texts("developer.ask.chat", { name }));
  }
});

test("a project leads to its developer", async ({ request, show }) => {
  const place = { country: "uae", city: "dubai", slug: "marina-arc" };
  const page = await show(await request.get(linkTo("tr", "project", place)));
  const { developer } = await answerOf(request, "project", "/projects/dubai/marina-arc");
  await expect(linkIn(page.getByRole("main"), pageOf("tr", developer.slug))).toHaveText(
    developer.name,
  );
});

test("a number leads to the developer, and an address without one to the list", async ({
  request,
}) => {
  const { id } = await answerOf(request, "developer", `${list}/ege-terra`);
  const answers: [from: string, status: number, to?: string][] = [
    [pageOf("ar", String(id)), 308, pageOf("ar", "ege-terra")],
    [pageOf("ar", ""), 308, linkTo("ar", "developer-companies")],
    [pageOf("ar", "999999"), 404],
    [pageOf("ar", "no-such-company"), 404],
    [linkTo("ar", "developer-companies", { page: 2 }), 404],
  ];
  for (const [from, status, to] of answers) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers()["location"]]).toEqual([from, status, to]);
  }
});

test("a developer who was withdrawn is gone, and a former name leads to the present one", async ({
  request,
  api,
  site,
}) => {
  const ask = (slug: string) => request.get(site.url + pageOf("en", slug), { maxRedirects: 0 });
  api.fail(refusing("gone"), isOne);
  expect((await ask("withdrawn")).status()).toBe(410);
  api.fail(movingTo(`${list}/ege-terra`), (path) => path.startsWith("/redirects"));
  const answer = await ask("former");
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, pageOf("en", "ege-terra")]);
});

test("thirty developers stand on three pages of twelve", async ({
  request,
  show,
  api,
  site,
  siteUrl,
  texts,
}) => {
  const [one] = (await answerOf(request, "developers", list)).content;
  if (one === undefined) throw new Error("The demo has developers");
  const all = Array.from({ length: 30 }, (_, index) => ({ ...one, slug: `company-${index}` }));
  const asked: number[] = [];
  const thirty = changing(siteUrl, "developers", ({ page: { number, size } }) => {
    asked.push(number);
    const shown = all.slice((number - 1) * size, number * size);
    return { content: shown, page: { number, size, total: 30, pages: 3 } };
  });
  api.fail(thirty, isList);
  const at = (page: number) => linkTo("en", "developer-companies", { page });
  const open = async (page: number) =>
    request.get(site.url + at(page), { headers: { Cookie: first } });
  for (const [number, rows] of [
    [1, 12],
    [2, 12],
    [3, 6],
  ] as const) {
    const page = await show(await open(number));
    await expect(page.locator("tbody tr")).toHaveCount(rows);
    const pages = page.getByRole("navigation", { name: texts("listing.pages.label") });
    await expect(pages.locator("[aria-current]")).toHaveAttribute("href", at(number));
    for (const other of [1, 2, 3]) await expect(linkIn(pages, at(other)).first()).toBeAttached();
  }
  await expect(await show(await open(3))).toHaveTitle(
    texts("shell.title", {
      page: texts("listing.title_page", { title: texts("developers.title"), page: 3 }),
    }),
  );
  expect((await open(4)).status()).toBe(404);
  expect(new Set(asked)).toEqual(new Set([1, 2, 3, 4]));
});

test("without any developer the list says so and leads on", async ({
  request,
  show,
  api,
  site,
  siteUrl,
}) => {
  const texts = textsOf("ar");
  const none = changing(siteUrl, "developers", ({ page }) => ({
    content: [],
    page: { ...page, total: 0, pages: 0 },
  }));
  api.fail(none, isList);
  const answer = await request.get(site.url + linkTo("ar", "developer-companies"), {
    headers: { Cookie: second },
  });
  expect(answer.status()).toBe(200);
  const main = (await show(answer)).getByRole("main");
  await expect(main.getByText(texts("developers.none"))).toHaveCount(1);
  await expect(linkIn(main, linkTo("ar", "listing", { country: "properties" }))).toHaveCount(1);
  await expect(main.getByRole("table")).toHaveCount(0);
});

for (const [language, cookie] of [
  ["en", third],
  ["ar", fourth],
] as const) {
  test(`a developer of whom little is known has a page without gaps: ${language}`, async ({
    page,
    api,
    site,
    siteUrl,
  }) => {
    const texts = textsOf(language);
    const bare = changing(siteUrl, "developer", (developer) => ({
      ...developer,
      name: "Donaudampfschifffahrtsgesellschaft & Wohnungsbaugenossenschaft Holding Co.",
      country: null,
      image: null,
      awards: [],
      listed: [],
      projects: 0,
    }));
    api.fail(bare, isOne);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.setExtraHTTPHeaders({ Cookie: cookie });
    await page.goto(site.url + pageOf(language, "ege-terra"));
    const main = page.getByRole("main");
    await expect(main.getByText(texts("developer.none"))).toBeVisible();
    await expect(main.getByText(texts("developer.awards"))).toHaveCount(0);
    await expect(main.getByText(texts("developer.country"), { exact: true })).toHaveCount(0);
    await expect(linkIn(main, homesOf(language, "ege-terra"))).toHaveCount(0);
    await expect(linkIn(main, linkTo(language, "listing", { country: "properties" }))).toHaveCount(
      1,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test("a logo takes the colour of the text", async ({ page }) => {
  await page.goto(pageOf("en", "ege-terra"));
  const [ink, drawn, mask] = await page.getByRole("main").evaluate((main) => {
    const logo = main.querySelector(".dlogo");
    if (logo === null) return [];
    const style = getComputedStyle(logo);
    const heading = main.querySelector("h1");
    return [heading && getComputedStyle(heading).color, style.backgroundColor, style.maskImage];
  });
  expect(drawn).toBe(ink);
  const address = /url\("(.+)"\)/.exec(mask ?? "")?.[1] ?? "";
  expect((await page.request.get(address)).headers()["content-type"]).toBe("image/svg+xml");
});

/** Links to an address, whatever they are called. */
function linkIn(place: Page | ReturnType<Page["locator"]>, address: string) {
  return place.locator(`a[href="${address}"]`);
}
