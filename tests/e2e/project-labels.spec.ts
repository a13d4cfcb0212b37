/** What a project's page calls its facts, and that each stands beside its label. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { answerOf } from "#tests/e2e/support/content.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const place = { country: "uae", city: "dubai", slug: "marina-arc" };

for (const language of ["en", "ar"] as const) {
  const texts = textsOf(language);
  const path = linkTo(language, "project", place);

  test(`delivery, rooms, area and developer stand beside their labels: ${language}`, async ({
    request,
    show,
  }) => {
    const project = await answerOf(request, "project", "/projects/dubai/marina-arc", language);
    const format = formatsFor(language);
    const page = await show(await request.get(path));
    expect(await pairsOn(page)).toEqual([
      [texts("card.fact.handover"), format.quarter(project.delivery)],
      [texts("card.fact.rooms"), "1+1 – 4+1"],
      [texts("card.fact.area"), format.areaRange(71, 355, "m2")],
      [texts("project.card.developer"), "Dune & Tide"],
    ]);
    const inSquareFeet = await request.get(path, { headers: { Cookie: "area_unit=sqft" } });
    expect((await pairsOn(await show(inSquareFeet)))[2]).toEqual([
      texts("card.fact.area"),
      format.areaRange(764, 3821, "sqft"),
    ]);
  });

  test(`the price that homes start from and the plan stand in the price card: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(path));
    const card = page.locator(".pcard");
    await expect(card).toContainText(texts("project.card.start_price"));
    await expect(card.locator(".fig").first()).toContainText("545,000");
    const shares = { en: ["20% at signing", "40% over 30 months", "40% at handover"], ar: null };
    const plan = card.locator(".tide-key li");
    await expect(plan).toHaveText(shares[language] ?? [/20%/, /40%.*30/, /40%/]);
    await expect(page.getByRole("heading", { name: texts("plan.heading") })).toHaveCount(1);
  });

  test(`every home has its type, rooms, bathrooms, area and price: ${language}`, async ({
    request,
    show,
  }) => {
    const { units } = await answerOf(request, "project", "/projects/dubai/marina-arc", language);
    const page = await show(await request.get(path));
    const homes = page.locator("#homes table");
    await expect(homes.locator("thead th")).toHaveText([
      texts("project.homes.rooms"),
      texts("project.homes.bathrooms"),
      texts("project.homes.area"),
      texts("project.homes.price"),
      texts("project.homes.free"),
    ]);
    const rows = homes.locator("tbody tr");
    await expect(rows).toHaveCount(units.length);
    for (const [index, { rooms, type, bathrooms, areaM2, priceUsd }] of units.entries()) {
      const row = rows.nth(index);
      await expect(row.locator("th")).toContainText(rooms ?? type.name);
      await expect(row.locator("th")).toContainText(type.name);
      await expect(row.locator("td").nth(0)).toHaveText(String(bathrooms));
      await expect(row.locator("td").nth(1)).toContainText(String(areaM2.min));
      await expect(row.locator("td").nth(2)).toContainText(priceUsd.from.toLocaleString("en"));
    }
  });

  test(`a project that is sold says so, and what it cost last: ${language}`, async ({
    request,
    show,
  }) => {
    const sold = { country: "cyprus", city: "limassol", slug: "columbia-gardens" };
    const page = await show(await request.get(linkTo(language, "project", sold)));
    await expect(page.locator(".phead .tag").first()).toHaveText(texts("card.status.sold"));
    await expect(page.locator(".pcard")).toContainText(texts("project.card.last_price"));
    await expect(page.locator("#homes")).toContainText(texts("project.homes.sold_note"));
  });
}

/** Labels and values of the price card. */
function pairsOn(page: Page): Promise<string[][]> {
  return page
    .locator(".pcard dl.pairs > div")
    .evaluateAll((pairs) =>
      pairs.map((pair) => [...pair.children].map((cell) => cell.textContent)),
    );
}
