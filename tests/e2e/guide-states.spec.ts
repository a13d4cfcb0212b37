/** States of guides that the demo content does not have. */
import { calls } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing, movingTo, refusing } from "#tests/e2e/support/changed-answers.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const istanbul = { city: "istanbul" };
const kadikoy = { city: "istanbul", town: "kadikoy" };
const isCity = (path: string) => path.startsWith("/regions/cities/");
const isTown = (path: string) => path.startsWith("/regions/towns/");

for (const [index, language] of (["en", "ar"] as const).entries()) {
  const texts = textsOf(language);
  const headers = { Cookie: visitors[index] ?? "" };

  test(`a city without districts and with few known facts stands: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const bare = changing(siteUrl, "towns", ({ city, page }) => ({
      city: {
        ...city,
        image: null,
        priceHistory: [],
        facts: {
          ...city.facts,
          population: null,
          airport: null,
          priceChange1yPct: null,
          occupancyPct: null,
          foreignSharePct: null,
        },
      },
      content: [],
      page: { ...page, total: 0, pages: 0 },
    }));
    api.fail(bare, isCity);
    const path = linkTo(language, "city-guide", { city: "antalya" });
    const answer = await request.get(site.url + path, { headers });
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const main = page.getByRole("main");
    await expect(main.locator(".facts > div")).toHaveCount(2);
    await expect(main.locator(".facts dt").first()).not.toHaveText(/[,،]\s*$/);
    await expect(main.locator(".chero img, #prices, #districts, .pairs > div")).toHaveCount(0);
    await expect(main.locator("#place svg")).toBeAttached();
    // The rules come with a project where no district brings them.
    await expect(main.locator("#costs .receipt")).toBeVisible();
    const targets = await main
      .locator(".toc a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(targets).toContain("#costs");
    expect(targets).not.toContain("#districts");
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
  });

  test(`a town without projects says so and leads to its city's: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const empty = changing(siteUrl, "town", (guide) => ({
      ...guide,
      content: [],
      similar: guide.similar.map((place) => ({ ...place, image: null })),
      town: {
        ...guide.town,
        image: null,
        facts: { ...guide.town.facts, distanceToSeaKm: null },
      },
    }));
    api.fail(empty, isTown);
    const path = linkTo(language, "town-guide", kadikoy);
    const answer = await request.get(site.url + path, { headers });
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const homes = page.locator("#homes");
    await expect(homes.locator(".card")).toHaveCount(0);
    await expect(homes.locator("p")).not.toBeEmpty();
    await expect(homes.getByRole("link")).toHaveAttribute(
      "href",
      linkTo(language, "listing", { country: "turkey", city: "istanbul" }),
    );
    await expect(page.locator(".facts > div")).toHaveCount(4);
    await expect(page.getByText(texts("guide.town.to_sea"))).toHaveCount(0);
    await expect(page.locator("#similar img.chart")).toHaveCount(3);
  });

  test(`a guide shows the districts of its page alone: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const first = await request.get(`${siteUrl}/api/v1/regions/cities/istanbul/towns`);
    const { content } = calls.towns.answer.parse(await first.json());
    const paged = changing(siteUrl, "towns", (guide) => ({
      ...guide,
      content: content.slice(0, 2),
      page: { number: 2, size: 12, total: 14, pages: 2 },
    }));
    api.fail(paged, isCity);
    const path = linkTo(language, "city-guide", { ...istanbul, page: 2 });
    const answer = await request.get(site.url + path, { headers });
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const districts = page.locator("#districts");
    await expect(districts.locator("tbody tr")).toHaveCount(2);
    await expect(districts.locator("circle.pin")).toHaveCount(2);
    const pages = districts.getByRole("navigation", { name: texts("listing.pages.label") });
    await expect(pages.locator("[aria-current]")).toHaveText("2");
    const back = pages.getByRole("link", { name: texts("listing.pages.previous_label") });
    await expect(back).toHaveAttribute(
      "href",
      `${linkTo(language, "city-guide", istanbul)}#districts`,
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${path.replace("?", "\\?")}$`),
    );
    expect(await page.title()).toContain("2");
  });
}

test("a withdrawn guide is gone, and a former slug leads to the present one", async ({
  request,
  api,
  site,
}) => {
  const headers = { Cookie: visitors[2] ?? "" };
  for (const path of [linkTo("en", "city-guide", istanbul), linkTo("en", "town-guide", kadikoy)]) {
    api.fail(refusing("gone"), (asked) => isCity(asked) || isTown(asked));
    const answer = await request.get(site.url + path, { headers });
    expect([path, answer.status()]).toEqual([path, 410]);
  }
  api.fail(movingTo("/guides/istanbul"), (path) => path.startsWith("/redirects"));
  const answer = await request.get(site.url + linkTo("tr", "city-guide", { city: "stambul" }), {
    headers,
    maxRedirects: 0,
  });
  const to = linkTo("tr", "city-guide", istanbul);
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, to]);
  api.fail(null);
});
