import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const posts = "/blog/all-posts";

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`the first page has each of its articles once, led by a featured one: ${language}`, async () => {
    const [all, { content: latest }, { content: featured }] = await Promise.all([
      answerOf("posts", `${posts}?page=1`, language),
      answerOf("latestPosts", "/blog/latest-posts", language),
      answerOf("featuredPosts", "/blog/featured-posts", language),
    ]);
    expect([all.content.length, latest.length]).toEqual([6, 4]);
    const page = await visit(linkTo(language, "blog"));
    const listed = articlesOn(page.document);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(pathsOf(language, all.content)));
    const [lead, ...others] = pathsOf(language, featured);
    expect(listed[0]).toBe(lead);
    const newest = pathsOf(language, latest).filter((path) => path !== lead);
    expect(listed.slice(1, 4)).toEqual(newest);
    const shelf = others.filter((path) => !newest.includes(path)).slice(0, 3);
    expect(listed.slice(4, 7)).toEqual(shelf);
    const { title = "" } = featured[0] ?? {};
    expect(title).not.toBe("");
    expect(page.getByRole("link", { name: title })).toBeInTheDocument();
    expect(page.document.querySelector("main img")).toHaveAttribute("fetchpriority", "high");
  });

  test(`a later page has only its six, and links to the others: ${language}`, async () => {
    const all = await answerOf("posts", `${posts}?page=2`, language);
    const page = await visit(linkTo(language, "blog", { page: 2 }));
    expect(articlesOn(page.document)).toEqual(pathsOf(language, all.content));
    expect(page.getByText(texts("blog.page", { page: 2, pages: 3 }))).toBeInTheDocument();
    const headings = page.getAllByRole("heading").map(textOf).join("\n");
    expect(headings).not.toContain(texts("blog.featured"));
    const pages = page.getByRole("navigation", { name: texts("listing.pages.label") });
    const current = pages.querySelectorAll("[aria-current]");
    expect([...current].map(({ textContent }) => textContent)).toEqual(["2"]);
    const next = within(pages).getByRole("link", { name: texts("listing.pages.next_label") });
    expect(next).toHaveAttribute("href", linkTo(language, "blog", { page: 3 }));
  });

  test(`categories show their number of articles, and the current one is marked: ${language}`, async () => {
    const { content: categories } = await answerOf("blogCategories", "/blog/categories", language);
    const chosen = categories.find(({ slug }) => slug === "buying-guides");
    const name = chosen?.name ?? "";
    expect(name).not.toBe("");
    const found = await answerOf("posts", `${posts}?category=buying-guides`, language);
    const page = await visit(linkTo(language, "blog", { category: "buying-guides" }));
    expect(articlesOn(page.document)).toEqual(pathsOf(language, found.content));
    expect(page.getByRole("heading", { level: 1, name })).toBeInTheDocument();
    expect(page.document.title).toContain(name);
    const categoryLinks = page.getByRole("navigation", { name: texts("blog.categories") });
    expect(within(categoryLinks).getAllByRole("link")).toHaveLength(categories.length + 1);
    const current = categoryLinks.querySelectorAll("[aria-current=true]");
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent(name);
    for (const { slug, posts: count } of categories) {
      const link = categoryLinks.querySelector(
        `[href="${linkTo(language, "blog", { category: slug })}"]`,
      );
      expect(link).toHaveTextContent(texts("blog.count", { count }));
    }
  });

  test(`the blog links to the contact form: ${language}`, async () => {
    const page = await visit(linkTo(language, "blog"));
    const ask = within(page.getByRole("main")).getByRole("link", { name: texts("nav.ask") });
    expect(ask).toHaveAttribute("href", linkTo(language, "enquiry"));
  });
}

test("categories and later pages have their own canonical URLs in every language", async () => {
  const query = { category: "market-insight" };
  const category = await visit(`${linkTo("ru", "blog", query)}&utm_source=x`);
  const canonicalOf = (path: string) => `link[rel=canonical][href$="${path}"]`;
  expect(category.document.querySelectorAll(canonicalOf(linkTo("ru", "blog", query)))).toHaveLength(
    1,
  );
  for (const code of locales) {
    const path = linkTo(code, "blog", query);
    const alternate = category.document.querySelector(`link[rel=alternate][href$="${path}"]`);
    expect(alternate).toBeInTheDocument();
  }
  const second = await visit(linkTo("tr", "blog", { page: 2 }));
  const canonical = canonicalOf(linkTo("tr", "blog", { page: 2 }));
  expect(second.document.querySelectorAll(canonical)).toHaveLength(1);
});

test("an unknown category and a page past the end are a 404", async () => {
  for (const query of [{ category: "no-such-category" }, { page: 4 }]) {
    expect((await visit(linkTo("en", "blog", query))).status).toBe(404);
  }
  const past = { category: "buying-guides", page: 2 };
  expect((await visit(linkTo("ar", "blog", past))).status).toBe(404);
});

/** Paths of a page's articles, in order. */
function articlesOn(document: Document): (string | null)[] {
  return hrefsOf(document.querySelectorAll("main article h3 a"));
}

function pathsOf(language: Locale, articles: readonly { slug: string }[]): string[] {
  return articles.map(({ slug }) => linkTo(language, "article", { slug }));
}
