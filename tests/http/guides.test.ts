import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { CallResponse } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { answerOf, listingOf } from "#tests/http/support/api-answers.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const istanbul = { city: "istanbul" };
const kadikoy = { city: "istanbul", town: "kadikoy" };
const withDecimalComma: readonly Locale[] = ["ru", "tr"];

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const format = formatsFor(language);

  test(`a city's guide has facts about living and buying there: ${language}`, async () => {
    const { city, content: towns } = await cityIn(language);
    const page = await visit(linkTo(language, "city-guide", istanbul));
    expect(page.status).toBe(200);
    const main = page.getByRole("main");
    const { getByRole, getByText } = within(main);
    expect(textOf(getByRole("heading", { level: 1 }))).toBe(city.name);
    expect(allIn(main, ".facts > div")).toHaveLength(5);
    const airport = city.facts.airport ?? "";
    expect(airport).not.toBe("");
    expect(getByText(airport, { exact: false })).toBeInTheDocument();
    for (const { heading } of city.guide) {
      expect(getByRole("heading", { name: heading })).toBeInTheDocument();
    }
    const guideOf = ({ slug: town }: { slug: string }) =>
      linkTo(language, "town-guide", { ...istanbul, town });
    expect(hrefsOf(allIn(main, "#districts tbody th a"))).toEqual(towns.map(guideOf));
    const chart = onlyIn(main, "#districts svg");
    for (const { name } of towns) expect(within(chart).getByText(name)).toBeInTheDocument();
    expect(hrefsOf(allIn(main, "#similar a"))).toEqual(
      ["izmir", "antalya", "dubai"].map((slug) => linkTo(language, "city-guide", { city: slug })),
    );
    expect(allIn(main, "#homes .card")).toHaveLength(3);
    const all = await listingOf(language, "city=istanbul&limit=48");
    const open = all.content.filter(({ status }) => status !== "sold");
    expect(open.length).toBeLessThan(all.page.total);
    expect(textOf(onlyIn(main, "#homes a.action-link"))).toBe(
      texts("overview.see_all", { count: open.length }),
    );
    expect(allIn(main, "#questions details")).not.toHaveLength(0);
  });

  test(`a price history is shown as a chart and as a table: ${language}`, async () => {
    const { city } = await cityIn(language);
    const years = city.priceHistory.map(({ year }) => String(year));
    const { document } = await visit(linkTo(language, "city-guide", istanbul));
    const prices = onlyIn(document, "#prices");
    expect(allIn(prices, ".price-history li .price-history__year").map(textOf)).toEqual(years);
    expect(within(prices).getByRole("figure", { name: /м²|m²|م²|平/ })).toBeInTheDocument();
    const rows = allIn(prices, "table tbody tr");
    expect(rows.flatMap((row) => allIn(row, "th")).map(textOf)).toEqual(years);
    expect(textOf(rows[0])).toContain("780");
    expect(textOf(rows[0])).toContain("–");
    const rise = withDecimalComma.includes(language) ? "7,6" : "7.6";
    expect(textOf(rows.at(-1))).toContain(rise);
  });

  test(`the table of contents of a guide lists its sections in order: ${language}`, async () => {
    for (const path of [
      linkTo(language, "city-guide", istanbul),
      linkTo(language, "town-guide", kadikoy),
    ]) {
      const page = await visit(path);
      const contents = page.getByRole("navigation", { name: texts("guide.contents") });
      const targets = hrefsOf(within(contents).getAllByRole("link"));
      expect(targets.length).toBeGreaterThan(5);
      const ids = allIn(page.document, "main [id]").map(({ id }) => `#${id}`);
      expect(ids.filter((id) => targets.includes(id))).toEqual(targets);
    }
  });

  test(`an example purchase names its unit, and thresholds their sources: ${language}`, async () => {
    const guide = await townIn(language);
    const { name: city, nameIn: place } = (await cityIn(language)).city;
    const { document } = await visit(linkTo(language, "city-guide", istanbul));
    const costs = onlyIn(document, "#costs");
    // A hundred square metres at $1,560, plus the buyer's half of the title-deed fee.
    const dollars = { symbol: "$", decimals: 0 };
    const price = costs.querySelector(".receipt dl > div")?.textContent;
    expect(price).toContain(format.money(156_000, dollars));
    expect(onlyIn(costs, ".receipt").textContent).toContain(format.money(3120, dollars));
    const thresholds = allIn(costs, "#thresholds > ul > li");
    expect(thresholds).toHaveLength(guide.purchase.programmes.length);
    for (const [index, threshold] of thresholds.entries()) {
      const { name, source, conditions } = guide.purchase.programmes[index] ?? { conditions: [] };
      expect(textOf(threshold)).toContain(name);
      expect(textOf(threshold)).toContain(source);
      expect(allIn(threshold, "details li").map(textOf)).toEqual(conditions);
    }
    // $400,000 ÷ $1,560.
    const area = isolate(format.area(256, "m2"));
    const bought = texts("guide.thresholds.area", { area, name: city, place });
    expect(thresholds[0]?.textContent).toContain(bought);
  });

  test(`a town's guide has facts about living there and a link to its city: ${language}`, async () => {
    const { town, similar, content } = await townIn(language);
    const page = await visit(linkTo(language, "town-guide", kadikoy));
    expect(page.status).toBe(200);
    const main = page.getByRole("main");
    const { getByRole } = within(main);
    expect(textOf(getByRole("heading", { level: 1 }))).toBe(town.name);
    expect(allIn(main, ".facts > div")).toHaveLength(5);
    for (const { heading } of town.guide) {
      expect(getByRole("heading", { name: heading })).toBeInTheDocument();
    }
    expect(onlyIn(main, "#place svg")).toBeInTheDocument();
    // $2,650 compared with $1,560.
    const percent = isolate(format.percent(70));
    const names = { name: town.name, place: town.nameIn };
    const beside = texts("guide.prices.compared_to_city", { trend: "up", percent, ...names });
    const prices = onlyIn(main, "#prices").textContent;
    expect(prices).toContain(beside);
    expect(prices).toContain(texts("guide.prices.whole_city", { name: town.city.name }));
    const open = content.filter(({ status }) => status !== "sold");
    expect(open.length).toBeLessThan(content.length);
    expect(allIn(main, "#homes .card h3").map(textOf)).toEqual(open.map(({ name }) => name));
    expect(hrefsOf(allIn(main, "#similar a"))).toEqual(
      similar.map(({ slug, city }) =>
        linkTo(language, "town-guide", { city: city?.slug ?? "", town: slug }),
      ),
    );
    const toCity = onlyIn(
      main,
      `a.action-link[href="${linkTo(language, "city-guide", istanbul)}"]`,
    );
    expect(textOf(toCity)).toBe(texts("guide.town.city", { city: town.city.name }));
    const listed = onlyIn(main, "#homes a.action-link").getAttribute("href") ?? "";
    const listing = await visit(listed);
    expect(allIn(listing.document, ".card h3").map(textOf)).toEqual(open.map(({ name }) => name));
  });

  test(`overview and guide of a city link to each other: ${language}`, async () => {
    const [guide, overview] = [
      linkTo(language, "city-guide", istanbul),
      linkTo(language, "city", { country: "turkey", ...istanbul }),
    ];
    const from = await visit(guide);
    expect(onlyIn(from.document, `main a.action-link[href="${overview}"]`)).toBeInTheDocument();
    const back = await visit(overview);
    expect(onlyIn(back.document, `main a.action-link[href="${guide}"]`)).toBeInTheDocument();
    expect(back.document.querySelector(`header a[href="${guide}"]`)).toBeInTheDocument();
  });

  test(`a guide's title and description differ from the overview's: ${language}`, async () => {
    const { name } = (await cityIn(language)).city;
    const description = "meta[name=description]";
    const ofGuide = texts("guide.city.description", { name });
    const guide = await visit(linkTo(language, "city-guide", istanbul));
    expect(onlyIn(guide.document, description)).toHaveAttribute("content", ofGuide);
    const overview = await visit(linkTo(language, "city", { country: "turkey", ...istanbul }));
    expect(onlyIn(overview.document, description)).not.toHaveAttribute("content", ofGuide);
  });
}

test("a page of districts past the end and an unknown place are a 404", async () => {
  for (const path of [
    linkTo("en", "city-guide", { ...istanbul, page: 2 }),
    linkTo("en", "city-guide", { city: "atlantis" }),
    linkTo("en", "town-guide", { city: "antalya", town: "kadikoy" }),
  ]) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
});

test("a town in the city's position redirects to its guide", async () => {
  const { status, headers } = await visit(linkTo("ar", "city-guide", { city: "kadikoy" }));
  const to = linkTo("ar", "town-guide", kadikoy);
  expect([status, headers.get("location")]).toEqual([308, to]);
});

test("areas and prices of a guide are in the visitor's unit and currency", async () => {
  const headers = { Cookie: "currency=EUR; area_unit=sqft" };
  const { document } = await visit(linkTo("en", "city-guide", istanbul), { headers });
  // $1,560 × 0.8621 ÷ 10.7639
  expect(textOf(document.querySelector(".facts .figure"))).toMatch(/^€12\d$/);
  expect(textOf(onlyIn(document, "#costs"))).toContain("1,076");
});

function cityIn(language: Locale): Promise<CallResponse<"towns">> {
  return answerOf("towns", "/regions/cities/istanbul/towns", language);
}

function townIn(language: Locale): Promise<CallResponse<"town">> {
  return answerOf("town", "/regions/towns/istanbul/kadikoy", language);
}
