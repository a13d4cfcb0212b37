/** States that the demo content lacks. */
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import {
  modifyAnswer,
  answerWithRedirect,
  answerWithProblem,
} from "#tests/e2e/support/modified-answers.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { siteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { hrefsOf, textOf } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const istanbul = { city: "istanbul" };
const kadikoy = { city: "istanbul", town: "kadikoy" };
const isCity = (path: string) => path.startsWith("/regions/cities/");
const isTown = (path: string) => path.startsWith("/regions/towns/");

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`a city without districts and with few facts has a guide: ${language}`, async () => {
    const { api, workingUrl, visit } = await siteWithFailingApi();
    const bare = modifyAnswer(workingUrl, "towns", ({ city, page }) => ({
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
    const page = await visit(linkTo(language, "city-guide", { city: "antalya" }));
    expect(page.status).toBe(200);
    const main = page.getByRole("main");
    expect(allIn(main, ".facts > div")).toHaveLength(2);
    expect(textOf(main.querySelector(".facts dt"))).not.toMatch(/^$|[,،]$/);
    expect(allIn(main, ".page-hero img, #prices, #districts, .pairs > div")).toHaveLength(0);
    expect(onlyIn(main, "#place svg")).toBeInTheDocument();
    // A project brings the rules where no district does.
    expect(onlyIn(main, "#costs .receipt")).toBeInTheDocument();
    const targets = hrefsOf(allIn(main, ".toc a"));
    expect(targets).toContain("#costs");
    expect(targets).not.toContain("#districts");
    for (const target of targets) expect(allIn(page.document, target ?? "")).toHaveLength(1);
  });

  test(`a town without projects shows a note and a link to its city's: ${language}`, async () => {
    const { api, workingUrl, visit } = await siteWithFailingApi();
    const empty = modifyAnswer(workingUrl, "town", (guide) => ({
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
    const page = await visit(linkTo(language, "town-guide", kadikoy));
    expect(page.status).toBe(200);
    const projects = onlyIn(page.document, "#homes");
    expect(allIn(projects, ".card")).toHaveLength(0);
    expect(textOf(onlyIn(projects, "p"))).not.toBe("");
    expect(within(projects).getByRole("link")).toHaveAttribute(
      "href",
      linkTo(language, "listing", { country: "turkey", city: "istanbul" }),
    );
    expect(allIn(page.document, ".facts > div")).toHaveLength(4);
    expect(page.queryAllByText(texts("guide.town.to_sea"), { exact: false })).toHaveLength(0);
    expect(allIn(page.document, "#similar img.chart")).toHaveLength(3);
  });

  test(`a guide shows only the districts of its page: ${language}`, async () => {
    const { api, workingUrl, visit } = await siteWithFailingApi();
    const { content } = await answerOf("towns", "/regions/cities/istanbul/towns");
    const paged = modifyAnswer(workingUrl, "towns", (guide) => ({
      ...guide,
      content: content.slice(0, 2),
      page: { number: 2, size: 12, total: 14, pages: 2 },
    }));
    api.fail(paged, isCity);
    const path = linkTo(language, "city-guide", { ...istanbul, page: 2 });
    const { status, document } = await visit(path);
    expect(status).toBe(200);
    const districts = onlyIn(document, "#districts");
    expect(allIn(districts, "tbody tr")).toHaveLength(2);
    expect(allIn(districts, "circle.pin")).toHaveLength(2);
    const name = texts("listing.pages.label");
    const pages = within(districts).getByRole("navigation", { name });
    expect(textOf(onlyIn(pages, "[aria-current]"))).toBe("2");
    const back = texts("listing.pages.previous_label");
    expect(within(pages).getByRole("link", { name: back })).toHaveAttribute(
      "href",
      `${linkTo(language, "city-guide", istanbul)}#districts`,
    );
    const canonical = onlyIn(document, "link[rel=canonical]").getAttribute("href") ?? "";
    expect(canonical.slice(-path.length)).toBe(path);
    expect(document.title).toContain("2");
  });
}

test("a withdrawn guide is a 410", async () => {
  const { api, visit } = await siteWithFailingApi();
  api.fail(answerWithProblem("gone"), (apiPath) => isCity(apiPath) || isTown(apiPath));
  for (const path of [linkTo("en", "city-guide", istanbul), linkTo("en", "town-guide", kadikoy)]) {
    expect([path, (await visit(path)).status]).toEqual([path, 410]);
  }
});

test("a former slug of a guide redirects to the current one", async () => {
  const { api, visit } = await siteWithFailingApi();
  api.fail(answerWithRedirect("/guides/istanbul"), (path) => path.startsWith("/redirects"));
  const { status, headers } = await visit(linkTo("tr", "city-guide", { city: "stambul" }));
  const to = linkTo("tr", "city-guide", istanbul);
  expect([status, headers.get("location")]).toEqual([308, to]);
});
