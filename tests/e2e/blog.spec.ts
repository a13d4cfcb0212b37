/** The blog: what leads, what follows, its categories and its pages. */
import type { APIRequestContext, Page } from "@playwright/test";
import { calls, type CallAnswer } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);

  test(`the first page has each of its articles once, led by a featured one: ${language}`, async ({
    request,
    show,
  }) => {
    const [all, { content: latest }, { content: featured }] = await Promise.all([
      read(request, language, "posts", "?page=1"),
      read(request, language, "latestPosts"),
      read(request, language, "featuredPosts"),
    ]);
    expect([all.content.length, latest.length]).toEqual([6, 4]);
    const page = await show(await request.get(linkTo(language, "blog")));
    const listed = await articlesOn(page);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(pathsOf(language, all.content)));
    const [lead, ...others] = pathsOf(language, featured);
    expect(listed[0]).toBe(lead);
    const newest = pathsOf(language, latest).filter((path) => path !== lead);
    expect(listed.slice(1, 4)).toEqual(newest);
    const shelf = others.filter((path) => !newest.includes(path)).slice(0, 3);
    expect(listed.slice(4, 7)).toEqual(shelf);
    const link = page.getByRole("link", { name: featured[0]?.title ?? "" });
    await expect(link).toBeVisible();
    await expect(page.locator("main img").first()).toHaveAttribute("fetchpriority", "high");
  });

  test(`a later page has its six alone, and leads on to the others: ${language}`, async ({
    request,
    show,
  }) => {
    const all = await read(request, language, "posts", "?page=2");
    const page = await show(await request.get(linkTo(language, "blog", { page: 2 })));
    expect(await articlesOn(page)).toEqual(pathsOf(language, all.content));
    await expect(page.getByText(texts("blog.page", { page: 2, pages: 3 }))).toBeVisible();
    await expect(page.getByRole("heading", { name: texts("blog.featured") })).toHaveCount(0);
    const pages = page.getByRole("navigation", { name: texts("listing.pages.label") });
    await expect(pages.locator("[aria-current]")).toHaveText("2");
    const next = pages.getByRole("link", { name: texts("listing.pages.next_label") });
    await expect(next).toHaveAttribute("href", linkTo(language, "blog", { page: 3 }));
  });

  test(`categories say how many articles they have, and which is chosen: ${language}`, async ({
    request,
    show,
  }) => {
    const { content: categories } = await read(request, language, "blogCategories");
    const chosen = categories.find(({ slug }) => slug === "buying-guides");
    const name = chosen?.name ?? "";
    const found = await read(request, language, "posts", "?category=buying-guides");
    const page = await show(
      await request.get(linkTo(language, "blog", { category: "buying-guides" })),
    );
    expect(await articlesOn(page)).toEqual(pathsOf(language, found.content));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    const ways = page.getByRole("navigation", { name: texts("blog.categories") });
    await expect(ways.getByRole("link")).toHaveCount(categories.length + 1);
    await expect(ways.locator("[aria-current=true]")).toContainText(name);
    for (const { slug, posts } of categories) {
      const way = ways.locator(`[href="${linkTo(language, "blog", { category: slug })}"]`);
      await expect(way).toContainText(texts("blog.count", { count: posts }));
    }
  });

  test(`what nobody has written down can be asked: ${language}`, async ({ request, show }) => {
    const page = await show(await request.get(linkTo(language, "blog")));
    const ask = page.locator("main").getByRole("link", { name: texts("nav.ask") });
    await expect(ask).toHaveAttribute("href", linkTo(language, "enquiry"));
  });
}

test("a category and a later page have an address of their own in every language", async ({
  request,
  show,
}) => {
  const asked = { category: "market-insight" };
  const category = await show(await request.get(`${linkTo("ru", "blog", asked)}&utm_source=x`));
  const own = (path: string) => `link[rel=canonical][href$="${path}"]`;
  await expect(category.locator(own(linkTo("ru", "blog", asked)))).toBeAttached();
  for (const code of locales) {
    const path = linkTo(code, "blog", asked);
    await expect(category.locator(`link[rel=alternate][href$="${path}"]`).first()).toBeAttached();
  }
  const second = await show(await request.get(linkTo("tr", "blog", { page: 2 })));
  await expect(second.locator(own(linkTo("tr", "blog", { page: 2 })))).toBeAttached();
});

test("a category that there is not and a page past the end are a 404", async ({ request }) => {
  for (const asked of [{ category: "no-such-category" }, { page: 4 }]) {
    expect((await request.get(linkTo("en", "blog", asked))).status()).toBe(404);
  }
  const past = { category: "buying-guides", page: 2 };
  expect((await request.get(linkTo("ar", "blog", past))).status()).toBe(404);
});

/** Paths of the articles that a page lists, in its order. */
function articlesOn(page: Page): Promise<(string | null)[]> {
  return page
    .locator("main article h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

function pathsOf(language: Locale, posts: readonly { slug: string }[]): string[] {
  return posts.map(({ slug }) => linkTo(language, "article", { slug }));
}

type BlogCall = "posts" | "latestPosts" | "featuredPosts" | "blogCategories";

async function read<Name extends BlogCall>(
  request: APIRequestContext,
  language: Locale,
  name: Name,
  query = "",
): Promise<CallAnswer<Name>> {
  const headers = { "X-localization": language };
  const answer = await request.get(`/api/v1${calls[name].path}${query}`, { headers });
  // The call's own schema, which the compiler cannot tell from those of the other calls.
  return calls[name].answer.parse(await answer.json()) as CallAnswer<Name>;
}
