import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { testedAmong, testedLanguages } from "#tests/support/test-scope.ts";

const districts = "istanbul-districts-compared-2026";

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const path = linkTo(language, "article", { slug: districts });

  test(`shows its author, date and reading time: ${language}`, async () => {
    const page = await visit(path);
    expect(page.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    const head = page.document.querySelector("article > header");
    expect(head).toHaveTextContent("Emre Solak");
    expect(head?.querySelector("time")).toHaveAttribute("datetime", "2026-11-05");
    expect(head).toHaveTextContent(texts("article.reading", { minutes: 2 }));
    expect(head?.querySelector("img")).toHaveAttribute("alt", "");
    const author = page.getByRole("heading", { name: texts("article.author") }).closest("section");
    expect(author).toHaveTextContent("Emre Solak");
    expect(author?.querySelectorAll("img")).toHaveLength(1);
  });

  test(`its table of contents links to its headings: ${language}`, async () => {
    const page = await visit(path);
    const contents = page.getByRole("navigation", { name: texts("article.contents") });
    const links = within(contents).getAllByRole("link");
    expect(links).toHaveLength(4);
    const ledTo = hrefsOf(links).map((href) =>
      page.document.getElementById(decodeURIComponent(href?.slice(1) ?? "")),
    );
    expect(ledTo.map(textOf)).toEqual(links.map(textOf));
  });

  test(`links to the form, to projects in its country and to related articles: ${language}`, async () => {
    const page = await visit(path);
    const main = page.getByRole("main");
    const ask = within(main).getByRole("link", { name: texts("article.ask.form") });
    expect(ask).toHaveAttribute("href", linkTo(language, "enquiry"));
    const listing = linkTo(language, "listing", { country: "turkey" });
    expect(main.querySelectorAll(`.action-link[href="${listing}"]`)).toHaveLength(1);
    expect(main.querySelectorAll("article.card")).toHaveLength(3);
    expect(main.querySelectorAll("article.post")).toHaveLength(3);
    const category = linkTo(language, "blog", { category: "market-insight" });
    expect(main.querySelectorAll(`a[href="${category}"]`)).toHaveLength(1);
  });
}

test("tables are in focusable regions with unique names", async () => {
  const slug = "limassol-or-paphos-for-rental-income";
  const page = await visit(linkTo("en", "article", { slug }));
  const tables = page.getAllByRole("region", { name: /^Table/ });
  expect(tables).toHaveLength(2);
  const [first, last] = tables;
  expect(first).toHaveAccessibleName("Table 1: The same USD 300,000");
  expect(last).toHaveAccessibleName("Table 2: The street outweighs the city");
  expect(first).toHaveAttribute("tabindex", "0");
  expect(last?.querySelectorAll("th[scope=col]")).toHaveLength(3);
});

const channels = {
  en: [/^https:\/\/wa\.me\/\?text=/, /^https:\/\/t\.me\/share\/url\?url=/, /^mailto:\?subject=/],
  ru: [/^https:\/\/t\.me\/share\/url\?url=/, /^mailto:\?subject=/],
  zh: [/^mailto:\?subject=/],
};

for (const language of [...testedAmong("en", "ru"), "zh"] as const) {
  test(`has the share links of its language, without a script: ${language}`, async () => {
    const texts = textsOf(language);
    const path = linkTo(language, "article", { slug: districts });
    const page = await visit(path);
    const heading = page.getByRole("heading", { name: texts("article.share.heading") });
    const share = within(heading.closest("section") ?? heading);
    const links = hrefsOf(share.getAllByRole("link"));
    expect(links).toHaveLength(channels[language].length);
    for (const [index, pattern] of channels[language].entries()) {
      expect(links[index]).toMatch(pattern);
      expect(decodeURIComponent(links[index] ?? "")).toContain(path);
    }
    for (const button of share.getAllByRole("button")) {
      expect(button.closest("li")?.style.visibility).toBe("hidden");
    }
  });
}
