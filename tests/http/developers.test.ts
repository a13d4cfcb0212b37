import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { emptyCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  modifyAnswer,
  answerWithRedirect,
  answerWithProblem,
} from "#tests/e2e/support/modified-answers.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { siteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const list = "/developer-companies";
const pageOf = (language: Locale, slug: string) => linkTo(language, "developer-company", { slug });
const listingOf = (language: Locale, slug: string) =>
  `${linkTo(language, "listing", { country: "properties" })}?${writeSearchCriteria({ ...emptyCriteria, developer: [slug] })}`;
const isList = (path: string) => path.startsWith(`${list}?`);
const isOne = (path: string) => path.startsWith(`${list}/`);

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`every developer is listed with their track record: ${language}`, async () => {
    const { content } = await answerOf("developers", list, language);
    const page = await visit(linkTo(language, "developer-companies"));
    expect(page.document.title).toBe(texts("layout.title", { page: texts("developers.title") }));
    expect(page.document.querySelectorAll("tbody tr")).toHaveLength(content.length);
    for (const developer of content) {
      const { slug, name } = developer;
      const rows = page
        .getAllByRole("row")
        .filter((row) => linksIn(row, pageOf(language, slug)).length > 0);
      expect(rows).toHaveLength(1);
      const [row = page.getByRole("table")] = rows;
      const header = within(row).getByRole("rowheader");
      expect(header).toHaveTextContent(name);
      expect(header).toHaveTextContent(developer.headquarters);
      const cells = within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
      const projectCount = cells.pop();
      expect(cells).toEqual([
        developer.summary,
        developer.country?.name,
        String(developer.founded),
        String(developer.delivered),
        String(developer.underConstruction),
      ]);
      expect(projectCount).toBe(
        developer.projects + texts("developers.homes", { name, count: developer.projects }),
      );
      expect(linksIn(row, listingOf(language, slug))).toHaveLength(1);
    }
    const pages = page.queryByRole("navigation", { name: texts("listing.pages.label") });
    expect(pages).toBeNull();
    expect(linksIn(page.getByRole("main"), linkTo(language, "partnership"))).toHaveLength(1);
  });

  test(`a developer's page has their track record and links to their projects: ${language}`, async () => {
    const slug = "dune-and-tide";
    const developer = await answerOf("developer", `${list}/${slug}`, language);
    const page = await visit(pageOf(language, slug));
    const main = page.getByRole("main");
    const { getAllByRole, getAllByText, getByRole } = within(main);
    expect(getByRole("heading", { level: 1 })).toHaveTextContent(developer.name);
    expect([...page.document.querySelectorAll("dl.facts dd")].map(textOf)).toEqual(
      [developer.delivered, developer.underConstruction, developer.projects, developer.founded].map(
        String,
      ),
    );
    for (const award of developer.awards) expect(getAllByText(award)).toHaveLength(1);
    expect(textOf(main.querySelector("dl.pairs dd"))).toBe(developer.headquarters);
    expect(textOf(main.querySelector(".prose p"))).not.toBe("");

    const headings = getAllByRole("article").flatMap((card) =>
      within(card).getAllByRole("heading"),
    );
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      developer.listed.map(({ name }) => name),
    );
    const sold = developer.listed.findIndex(({ status }) => status === "sold");
    expect(sold).toBeGreaterThan(0);
    expect(developer.listed.slice(sold).every(({ status }) => status === "sold")).toBe(true);
    const listingPath = listingOf(language, slug);
    expect(linksIn(main, listingPath)).toHaveLength(1);
    expect(linksIn(main, linkTo(language, "enquiry"))).toHaveLength(1);
    const listing = await visit(listingPath);
    const listed = within(listing.getByRole("main")).getAllByRole("article");
    expect(listed).toHaveLength(developer.listed.length);
  });

  test(`a developer with little data has a page without empty sections: ${language}`, async () => {
    const failingSite = await siteWithFailingApi();
    const bare = modifyAnswer(failingSite.workingUrl, "developer", (developer) => ({
      ...developer,
      country: null,
      image: null,
      awards: [],
      listed: [],
      projects: 0,
    }));
    failingSite.api.fail(bare, isOne);
    const page = await failingSite.visit(pageOf(language, "ege-terra"));
    const main = page.getByRole("main");
    expect(within(main).getByText(texts("developer.none"))).toBeInTheDocument();
    const partOf = { exact: false };
    expect(within(main).queryAllByText(texts("developer.awards"), partOf)).toHaveLength(0);
    expect(within(main).queryAllByText(texts("developer.country"))).toHaveLength(0);
    expect(linksIn(main, listingOf(language, "ege-terra"))).toHaveLength(0);
    const everything = linkTo(language, "listing", { country: "properties" });
    expect(linksIn(main, everything)).toHaveLength(1);
  });
}

test("a developer's contact links name them and use their country's phone number", async () => {
  const texts = textsOf("en");
  const { company } = await answerOf("footerLinks", "/settings/footer-links");
  for (const [slug, line] of [
    ["nakhla-living", "uae"],
    ["ege-terra", "turkey"],
  ] as const) {
    const { name } = await answerOf("developer", `${list}/${slug}`);
    const page = await visit(pageOf("en", slug));
    const write = texts("channels.write", { chat: "whatsapp" });
    const ask = within(page.getByRole("main")).getByRole("link", { name: write });
    const address = new URL(ask.getAttribute("href") ?? "");
    expect(address.pathname).toBe(`/${company.whatsapp[line]}`);
    expect(address.searchParams.get("text")).toBe(texts("developer.ask.chat", { name }));
  }
});

test("a project links to its developer", async () => {
  const place = { country: "uae", city: "dubai", slug: "marina-arc" };
  const page = await visit(linkTo("tr", "project", place));
  const { developer } = await answerOf("project", "/projects/dubai/marina-arc");
  const links = linksIn(page.getByRole("main"), pageOf("tr", developer.slug));
  expect(links.map(textOf)).toEqual([developer.name]);
});

test("a developer's id redirects to their page, and a URL without one to the list", async () => {
  const { id } = await answerOf("developer", `${list}/ege-terra`);
  const answers: [from: string, status: number, to: string | null][] = [
    [pageOf("ar", String(id)), 308, pageOf("ar", "ege-terra")],
    [pageOf("ar", ""), 308, linkTo("ar", "developer-companies")],
    [pageOf("ar", "999999"), 404, null],
    [pageOf("ar", "no-such-company"), 404, null],
    [linkTo("ar", "developer-companies", { page: 2 }), 404, null],
  ];
  for (const [from, status, to] of answers) {
    const answer = await visit(from);
    expect([from, answer.status, answer.headers.get("location")]).toEqual([from, status, to]);
  }
});

test("a withdrawn developer is a 410, and a former slug redirects to the current one", async () => {
  const failingSite = await siteWithFailingApi();
  failingSite.api.fail(answerWithProblem("gone"), isOne);
  expect((await failingSite.visit(pageOf("en", "withdrawn"))).status).toBe(410);
  failingSite.api.fail(answerWithRedirect(`${list}/ege-terra`), (path) =>
    path.startsWith("/redirects"),
  );
  const { status, headers } = await failingSite.visit(pageOf("en", "former"));
  expect([status, headers.get("location")]).toEqual([308, pageOf("en", "ege-terra")]);
});

test("thirty developers fill three pages of twelve", async () => {
  const texts = textsOf("en");
  const [one] = (await answerOf("developers", list)).content;
  if (one === undefined) throw new Error("The demo has developers");
  const all = Array.from({ length: 30 }, (_, index) => ({ ...one, slug: `company-${index}` }));
  const requestedPages: number[] = [];
  const failingSite = await siteWithFailingApi();
  const thirty = modifyAnswer(
    failingSite.workingUrl,
    "developers",
    ({ page: { number, size } }) => {
      requestedPages.push(number);
      const shown = all.slice((number - 1) * size, number * size);
      return { content: shown, page: { number, size, total: 30, pages: 3 } };
    },
  );
  failingSite.api.fail(thirty, isList);
  const at = (page: number) => linkTo("en", "developer-companies", { page });
  for (const [number, rows] of [
    [1, 12],
    [2, 12],
    [3, 6],
  ] as const) {
    const page = await failingSite.visit(at(number));
    expect(page.document.querySelectorAll("tbody tr")).toHaveLength(rows);
    const pages = page.getByRole("navigation", { name: texts("listing.pages.label") });
    const current = pages.querySelectorAll("[aria-current]");
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveAttribute("href", at(number));
    for (const other of [1, 2, 3]) expect(linksIn(pages, at(other))).not.toEqual([]);
  }
  expect((await failingSite.visit(at(3))).document.title).toBe(
    texts("layout.title", {
      page: texts("listing.title_page", { title: texts("developers.title"), page: 3 }),
    }),
  );
  expect((await failingSite.visit(at(4))).status).toBe(404);
  expect(new Set(requestedPages)).toEqual(new Set([1, 2, 3, 4]));
});

test("without developers the list shows a note and a link", async () => {
  const texts = textsOf("ar");
  const failingSite = await siteWithFailingApi();
  const none = modifyAnswer(failingSite.workingUrl, "developers", ({ page }) => ({
    content: [],
    page: { ...page, total: 0, pages: 0 },
  }));
  failingSite.api.fail(none, isList);
  const page = await failingSite.visit(linkTo("ar", "developer-companies"));
  expect(page.status).toBe(200);
  const main = page.getByRole("main");
  expect(within(main).getAllByText(texts("developers.none"))).toHaveLength(1);
  expect(linksIn(main, linkTo("ar", "listing", { country: "properties" }))).toHaveLength(1);
  expect(within(main).queryAllByRole("table")).toHaveLength(0);
});

function linksIn(place: ParentNode, address: string): Element[] {
  return [...place.querySelectorAll(`a[href="${address}"]`)];
}
