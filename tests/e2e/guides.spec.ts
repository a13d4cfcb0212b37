/** The guides of cities and towns, as the demo content has them. */
import type { APIRequestContext } from "@playwright/test";
import { calls, type CallAnswer } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { withoutIdleIsolates } from "#site/lean-markup.server.ts";
import { listingOf } from "#tests/e2e/support/content.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const istanbul = { city: "istanbul" };
const kadikoy = { city: "istanbul", town: "kadikoy" };

for (const language of ["en", "ar", "ru"] as const) {
  const texts = textsOf(language);
  const format = formatsFor(language);

  test(`a city's guide tells what it is to live and to buy there: ${language}`, async ({
    request,
    show,
  }) => {
    const { city, content: towns } = await cityOf(request, language);
    const answer = await request.get(linkTo(language, "city-guide", istanbul));
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(city.name);
    await expect(main.locator(".facts > div")).toHaveCount(5);
    await expect(main.getByText(city.facts.airport ?? "")).toBeVisible();
    for (const { heading } of city.guide) {
      await expect(main.getByRole("heading", { name: heading })).toBeVisible();
    }
    const districts = main.locator("#districts tbody th a");
    const guideOf = ({ slug: town }: { slug: string }) =>
      linkTo(language, "town-guide", { ...istanbul, town });
    expect(await districts.evaluateAll(hrefs)).toEqual(towns.map(guideOf));
    const chart = main.locator("#districts svg");
    for (const { name } of towns)
      await expect(chart.getByText(name, { exact: true })).toBeAttached();
    const compared = main.locator("#similar a");
    expect(await compared.evaluateAll(hrefs)).toEqual(
      ["izmir", "antalya", "dubai"].map((slug) => linkTo(language, "city-guide", { city: slug })),
    );
    await expect(main.locator("#homes .card")).toHaveCount(3);
    const all = await listingOf(request, language, "city=istanbul&limit=48");
    const open = all.content.filter(({ status }) => status !== "sold");
    expect(open.length).toBeLessThan(all.page.total);
    await expect(main.locator("#homes a.go")).toHaveText(
      texts("overview.see_all", { count: open.length }),
    );
    await expect(main.locator("#questions details")).not.toHaveCount(0);
  });

  test(`a price history stands as a drawing and as a table: ${language}`, async ({
    request,
    show,
  }) => {
    const { city } = await cityOf(request, language);
    const years = city.priceHistory.map(({ year }) => String(year));
    const page = await show(await request.get(linkTo(language, "city-guide", istanbul)));
    const prices = page.locator("#prices");
    const figure = prices.getByRole("figure", { name: /м²|m²|م²/ });
    await expect(prices.locator(".sound li .sound__y")).toHaveText(years);
    await expect(figure).toBeVisible();
    const rows = prices.locator("table tbody tr");
    await expect(rows.locator("th")).toHaveText(years);
    await expect(rows.first()).toContainText("780");
    await expect(rows.first()).toContainText("–");
    await expect(rows.last()).toContainText(language === "ru" ? "7,6" : "7.6");
  });

  test(`the contents of a guide name what it holds, in its order: ${language}`, async ({
    request,
    show,
  }) => {
    for (const path of [
      linkTo(language, "city-guide", istanbul),
      linkTo(language, "town-guide", kadikoy),
    ]) {
      const page = await show(await request.get(path));
      const contents = page.getByRole("navigation", { name: texts("guide.contents") });
      const targets = await contents.getByRole("link").evaluateAll(hrefs);
      expect(targets.length).toBeGreaterThan(5);
      const ids = await page
        .locator("main [id]")
        .evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(ids.filter((id) => targets.includes(id))).toEqual(targets);
    }
  });

  test(`an example purchase says what it buys, and thresholds where they were read: ${language}`, async ({
    request,
    show,
  }) => {
    const guide = await townOf(request, language);
    const { name: city, nameIn: place } = (await cityOf(request, language)).city;
    const page = await show(await request.get(linkTo(language, "city-guide", istanbul)));
    const costs = page.locator("#costs");
    // A hundred square metres at $1,560, and the buyer's half of the title-deed fee.
    await expect(costs.locator(".receipt dl > div").first()).toContainText(/156[\s\u00a0,]?000/);
    await expect(costs.locator(".receipt")).toContainText(/3[\s\u00a0,]?120/);
    const thresholds = costs.locator("#thresholds > ul > li");
    await expect(thresholds).toHaveCount(guide.purchase.programmes.length);
    for (const [index, { name, source, conditions }] of guide.purchase.programmes.entries()) {
      await expect(thresholds.nth(index)).toContainText(name);
      await expect(thresholds.nth(index)).toContainText(source);
      await expect(thresholds.nth(index).locator("details li")).toHaveText(conditions);
    }
    // $400,000 ÷ $1,560.
    const area = isolate(format.area(256, "m2"));
    const bought = texts("guide.thresholds.area", { area, name: city, place });
    await expect(thresholds.first()).toContainText(withoutIdleIsolates(bought, language));
  });

  test(`a town's guide tells what it is to live there, beside its city: ${language}`, async ({
    request,
    show,
  }) => {
    const { town, similar, content } = await townOf(request, language);
    const answer = await request.get(linkTo(language, "town-guide", kadikoy));
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(town.name);
    await expect(main.locator(".facts > div")).toHaveCount(5);
    for (const { heading } of town.guide) {
      await expect(main.getByRole("heading", { name: heading })).toBeVisible();
    }
    await expect(main.locator("#place svg")).toBeAttached();
    // $2,650 beside $1,560.
    const percent = isolate(format.percent(70));
    const names = { name: town.name, place: town.nameIn };
    const beside = texts("guide.prices.beside", { trend: "up", percent, ...names });
    await expect(main.locator("#prices")).toContainText(withoutIdleIsolates(beside, language));
    await expect(main.locator("#prices")).toContainText(
      texts("guide.prices.whole_city", { name: town.city.name }),
    );
    const open = content.filter(({ status }) => status !== "sold");
    expect(open.length).toBeLessThan(content.length);
    await expect(main.locator("#homes .card h3")).toHaveText(open.map(({ name }) => name));
    const listed = await main.locator("#homes a.go").getAttribute("href");
    const compared = main.locator("#similar a");
    expect(await compared.evaluateAll(hrefs)).toEqual(
      similar.map(({ slug, city }) =>
        linkTo(language, "town-guide", { city: city?.slug ?? "", town: slug }),
      ),
    );
    const toCity = main.locator(`a.go[href="${linkTo(language, "city-guide", istanbul)}"]`);
    await expect(toCity).toHaveText(texts("guide.town.city", { city: town.city.name }));
    const listing = await show(await request.get(listed ?? ""));
    await expect(listing.locator(".card h3")).toHaveText(open.map(({ name }) => name));
  });

  test(`overview and guide of a city lead to each other: ${language}`, async ({
    request,
    show,
  }) => {
    const [guide, overview] = [
      linkTo(language, "city-guide", istanbul),
      linkTo(language, "city", { country: "turkey", ...istanbul }),
    ];
    const page = await show(await request.get(guide));
    await expect(page.locator(`main a.go[href="${overview}"]`)).toBeVisible();
    await show(await request.get(overview));
    await expect(page.locator(`main a.go[href="${guide}"]`)).toBeVisible();
    await expect(page.locator(`header a[href="${guide}"]`).first()).toBeAttached();
  });

  test(`search engines are told of a guide in other words than of the overview: ${language}`, async ({
    request,
    show,
  }) => {
    const { name } = (await cityOf(request, language)).city;
    const page = await show(await request.get(linkTo(language, "city-guide", istanbul)));
    const description = page.locator("meta[name=description]");
    const ofGuide = texts("guide.city.description", { name });
    await expect(description).toHaveAttribute("content", ofGuide);
    await show(await request.get(linkTo(language, "city", { country: "turkey", ...istanbul })));
    await expect(description).not.toHaveAttribute("content", ofGuide);
  });
}

test("a page of districts past the end, and a place that is none, are not found", async ({
  request,
}) => {
  for (const path of [
    linkTo("en", "city-guide", { ...istanbul, page: 2 }),
    linkTo("en", "city-guide", { city: "atlantis" }),
    linkTo("en", "town-guide", { city: "antalya", town: "kadikoy" }),
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test("a town in the city's place leads to its guide", async ({ request }) => {
  const path = linkTo("ar", "city-guide", { city: "kadikoy" });
  const answer = await request.get(path, { maxRedirects: 0 });
  const to = linkTo("ar", "town-guide", kadikoy);
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, to]);
});

test("areas and prices of a guide are in the visitor's unit and currency", async ({
  request,
  show,
}) => {
  const headers = { Cookie: "currency=EUR; area_unit=sqft" };
  const page = await show(await request.get(linkTo("en", "city-guide", istanbul), { headers }));
  // $1,560 × 0.8621 ÷ 10.7639
  await expect(page.locator(".facts .fig").first()).toHaveText(/^€12\d$/);
  await expect(page.locator("#costs")).toContainText("1,076");
});

async function cityOf(request: APIRequestContext, language: Locale): Promise<CallAnswer<"towns">> {
  const answer = await ask(request, language, "/regions/cities/istanbul/towns");
  return calls.towns.answer.parse(answer);
}

async function townOf(request: APIRequestContext, language: Locale): Promise<CallAnswer<"town">> {
  return calls.town.answer.parse(await ask(request, language, "/regions/towns/istanbul/kadikoy"));
}

async function ask(request: APIRequestContext, language: Locale, path: string): Promise<unknown> {
  const answer = await request.get(`/api/v1${path}`, { headers: { "X-localization": language } });
  return answer.json();
}

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}
