/** States that the demo content lacks. */
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import {
  modifyAnswer,
  answerWithRedirect,
  answerWithProblem,
} from "#tests/e2e/support/modified-answers.ts";
import { textOf } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { siteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const article = { slug: "a-weekend-in-bodrum" };

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`a category without articles shows a note and a link: ${language}`, async () => {
    const { api, workingUrl, visit } = await siteWithFailingApi();
    const empty = modifyAnswer(workingUrl, "posts", (posts) => ({
      ...posts,
      content: [],
      page: { ...posts.page, total: 0, pages: 0 },
    }));
    api.fail(empty, (path) => path.startsWith("/blog/all-posts"));
    const page = await visit(linkTo(language, "blog", { category: "lifestyle" }));
    expect(page.status).toBe(200);
    const main = page.getByRole("main");
    expect(within(main).getByRole("heading", { name: texts("blog.empty") })).toBeInTheDocument();
    const robots = page.document.querySelector("meta[name=robots]");
    expect(robots).toHaveAttribute("content", "noindex");
    expect(within(main).getByRole("link", { name: texts("nav.ask") })).toHaveAttribute(
      "href",
      linkTo(language, "enquiry"),
    );
    const back = main.querySelectorAll(`.action-link[href="${linkTo(language, "blog")}"]`);
    expect(back).toHaveLength(1);
  });

  test(`an article of a withdrawn author is shown without a name: ${language}`, async () => {
    const { api, workingUrl, visit } = await siteWithFailingApi();
    const nameless = modifyAnswer(workingUrl, "post", (post) => ({
      ...post,
      author: null,
      writer: null,
      country: null,
      related: [],
      body: "Text alone.\n\n## One\n\nMore.\n\n## Two\n\n| |\n|---|\n| 1 |",
    }));
    api.fail(nameless, (path) => path.startsWith("/blog/"));
    const page = await visit(linkTo(language, "article", article));
    expect(page.status).toBe(200);
    const main = page.getByRole("main");
    const { getAllByRole, getByRole, queryByRole } = within(main);
    expect(main.querySelectorAll("article > header time")).toHaveLength(1);
    const headings = getAllByRole("heading").map(textOf).join("\n");
    expect(headings).not.toContain(texts("article.author"));
    expect(headings).not.toContain(texts("article.related"));
    expect(getByRole("heading", { name: texts("article.ask.heading") })).toBeInTheDocument();
    expect(queryByRole("navigation", { name: texts("article.contents") })).toBeNull();
    expect(main.querySelectorAll("article.card")).toHaveLength(0);
  });
}

test("without featured articles the newest leads, and all six are shown", async () => {
  const { api, workingUrl, visit } = await siteWithFailingApi();
  const none = modifyAnswer(workingUrl, "featuredPosts", () => ({ content: [] }));
  api.fail(none, (path) => path.startsWith("/blog/featured-posts"));
  const { document } = await visit(linkTo("en", "blog"));
  const articles = document.querySelectorAll("main article h3 a");
  expect(articles).toHaveLength(6);
  expect(articles[0]?.getAttribute("href")).toMatch(/family-life-in-dubai-hills$/);
});

test("a withdrawn article is a 410", async () => {
  const { api, visit } = await siteWithFailingApi();
  api.fail(answerWithProblem("gone"), (path) => path.startsWith("/blog/"));
  expect((await visit(linkTo("en", "article", article))).status).toBe(410);
});

test("a former slug of an article redirects to the current one", async () => {
  const { api, visit } = await siteWithFailingApi();
  api.fail(answerWithRedirect("/blog/a-weekend-in-bodrum"), (path) =>
    path.startsWith("/redirects"),
  );
  const { status, headers } = await visit(linkTo("en", "article", { slug: "bodrum-weekend" }));
  expect(status).toBe(308);
  expect(headers.get("location")).toBe(linkTo("en", "article", article));
});

test("a former slug of a category redirects to the current one, on the same page", async () => {
  const { api, workingUrl, visit } = await siteWithFailingApi();
  const renamed = modifyAnswer(workingUrl, "posts", (posts) => ({
    ...posts,
    category: posts.category && { ...posts.category, slug: "market-insight-and-prices" },
  }));
  api.fail(renamed, (path) => path.startsWith("/blog/all-posts"));
  for (const page of [1, 2]) {
    const former = linkTo("en", "blog", { category: "market-insight", page });
    const { status, headers } = await visit(former);
    expect(status).toBe(308);
    expect(headers.get("location")).toBe(
      linkTo("en", "blog", { category: "market-insight-and-prices", page }),
    );
  }
});
