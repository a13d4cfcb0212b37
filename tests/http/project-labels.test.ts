import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const place = { country: "uae", city: "dubai", slug: "marina-arc" };
/** The payment plan's text in each language, or its figures. */
const plans: Partial<Record<Locale, unknown[]>> = {
  en: ["20% at signing", "40% over 30 months", "40% at handover"],
  ar: [/20%/, /40%.*30/, /40%/].map((figure) => expect.stringMatching(figure)),
};
const otherwise = [/20\s?%|%20/, /30.*40\s?%|40\s?%.*30|30.*%40/, /40\s?%|%40/].map((figure) =>
  expect.stringMatching(figure),
);

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const format = formatsFor(language);
  const path = linkTo(language, "project", place);

  test(`delivery, rooms, area and developer have labels: ${language}`, async () => {
    const project = await answerOf("project", "/projects/dubai/marina-arc", language);
    const { document } = await visit(path);
    expect(pairsOn(document)).toEqual([
      [texts("card.fact.handover"), format.quarter(project.delivery)],
      [texts("card.fact.rooms"), "1+1 – 4+1"],
      [texts("card.fact.area"), format.areaRange(71, 355, "m2")],
      [texts("project.card.developer"), "Dune & Tide"],
    ]);
    const inSquareFeet = await visit(path, { headers: { Cookie: "area_unit=sqft" } });
    expect(pairsOn(inSquareFeet.document)[2]).toEqual([
      texts("card.fact.area"),
      format.areaRange(764, 3821, "sqft"),
    ]);
  });

  test(`the price card has the start-from price and the plan: ${language}`, async () => {
    const page = await visit(path);
    const card = onlyIn(page.document, ".price-card");
    expect(textOf(card)).toContain(texts("project.card.start_price"));
    expect(card.querySelector(".figure")?.textContent).toContain(format.number(545_000));
    const plan = allIn(card, ".tide-key li").map(textOf);
    expect(plan).toEqual(plans[language] ?? otherwise);
    expect(page.getAllByRole("heading", { name: texts("plan.heading") })).toHaveLength(1);
  });

  test(`every unit has its type, rooms, bathrooms, area and price: ${language}`, async () => {
    const { units } = await answerOf("project", "/projects/dubai/marina-arc", language);
    const { document } = await visit(path);
    const unitTable = onlyIn(document, "#homes table");
    expect(allIn(unitTable, "thead th").map(textOf)).toEqual([
      texts("project.units.rooms"),
      texts("project.units.bathrooms"),
      texts("project.units.area"),
      texts("project.units.price"),
      texts("project.units.available"),
    ]);
    const rows = allIn(unitTable, "tbody tr");
    expect(rows).toHaveLength(units.length);
    for (const [index, { rooms, type, bathrooms, areaM2, priceUsd }] of units.entries()) {
      const row = rows[index] ?? document.body;
      const header = textOf(onlyIn(row, "th"));
      expect(header).toContain(rooms ?? type.name);
      expect(header).toContain(type.name);
      const [baths, area, price] = allIn(row, "td").map(({ textContent }) => textContent);
      expect(baths).toBe(String(bathrooms));
      expect(area).toContain(String(areaM2.min));
      expect(price).toContain(format.number(priceUsd.from));
    }
  });

  test(`a sold project is marked and shows its last price: ${language}`, async () => {
    const sold = { country: "cyprus", city: "limassol", slug: "columbia-gardens" };
    const { document } = await visit(linkTo(language, "project", sold));
    expect(textOf(document.querySelector(".project-head .tag"))).toBe(texts("card.status.sold"));
    const card = textOf(onlyIn(document, ".price-card"));
    expect(card).toContain(texts("project.card.last_price"));
    const unitsText = textOf(onlyIn(document, "#homes"));
    expect(unitsText).toContain(texts("project.units.sold_note"));
  });
}

/** Label and value pairs of the price card. */
function pairsOn(document: Document): string[][] {
  return allIn(document, ".price-card dl.pairs > div").map((pair) =>
    [...pair.children].map((cell) => cell.textContent),
  );
}
