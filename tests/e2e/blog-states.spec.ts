/** States of the blog and its articles that the demo content does not have. */
import { linkTo } from "#domain/links.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing, movingTo, refusing } from "#tests/e2e/support/changed-answers.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const headers = { Cookie: visitors[0] ?? "" };
const article = { slug: "a-weekend-in-bodrum" };

for (const [index, language] of (["en", "ar"] as const).entries()) {
  const texts = textsOf(language);
  const own = { Cookie: visitors[index + 1] ?? "" };

  test(`a category without articles says so and leads on: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const empty = changing(siteUrl, "posts", (posts) => ({
      ...posts,
      content: [],
      page: { ...posts.page, total: 0, pages: 0 },
    }));
    api.fail(empty, (path) => path.startsWith("/blog/all-posts"));
    const path = linkTo(language, "blog", { category: "lifestyle" });
    const answer = await request.get(site.url + path, { headers: own });
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: texts("blog.empty") })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(main.getByRole("link", { name: texts("nav.ask") })).toHaveAttribute(
      "href",
      linkTo(language, "enquiry"),
    );
    await expect(main.locator(`.go[href="${linkTo(language, "blog")}"]`)).toBeVisible();
  });

  test(`an article whose author has left stands without a name: ${language}`, async ({
    request,
    show,
    api,
    site,
    siteUrl,
  }) => {
    const nameless = changing(siteUrl, "post", (post) => ({
      ...post,
      author: null,
      writer: null,
      country: null,
      related: [],
      body: "Text alone.\n\n## One\n\nMore.\n\n## Two\n\n| |\n|---|\n| 1 |",
    }));
    api.fail(nameless, (path) => path.startsWith("/blog/"));
    const answer = await request.get(site.url + linkTo(language, "article", article), {
      headers: own,
    });
    expect(answer.status()).toBe(200);
    const page = await show(answer);
    const main = page.getByRole("main");
    await expect(main.locator("article > header time")).toBeVisible();
    await expect(main.getByRole("heading", { name: texts("article.author") })).toHaveCount(0);
    await expect(main.getByRole("heading", { name: texts("article.related") })).toHaveCount(0);
    await expect(main.getByRole("heading", { name: texts("article.ask.heading") })).toBeVisible();
    await expect(main.getByRole("navigation", { name: texts("article.contents") })).toHaveCount(0);
    await expect(main.locator("article.card")).toHaveCount(0);
  });
}

test("without featured articles the newest leads, and all six are there", async ({
  request,
  show,
  api,
  site,
  siteUrl,
}) => {
  const none = changing(siteUrl, "featuredPosts", () => ({ content: [] }));
  api.fail(none, (path) => path.startsWith("/blog/featured-posts"));
  const page = await show(await request.get(site.url + linkTo("en", "blog"), { headers }));
  const articles = page.locator("main article h3 a");
  await expect(articles).toHaveCount(6);
  await expect(articles.first()).toHaveAttribute("href", /family-life-in-dubai-hills$/);
});

test("an article that was withdrawn is gone", async ({ request, api, site }) => {
  api.fail(refusing("gone"), (path) => path.startsWith("/blog/"));
  const answer = await request.get(site.url + linkTo("en", "article", article), { headers });
  expect(answer.status()).toBe(410);
});

test("a former address of an article leads to its present one", async ({ request, api, site }) => {
  api.fail(movingTo("/blog/a-weekend-in-bodrum"), (path) => path.startsWith("/redirects"));
  const answer = await request.get(site.url + linkTo("en", "article", { slug: "bodrum-weekend" }), {
    headers,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(308);
  expect(answer.headers()["location"]).toBe(linkTo("en", "article", article));
});

test("a former address of a category leads to its present one, on the same page", async ({
  request,
  api,
  site,
  siteUrl,
}) => {
  const renamed = changing(siteUrl, "posts", (posts) => ({
    ...posts,
    category: posts.category && { ...posts.category, slug: "market-insight-and-prices" },
  }));
  api.fail(renamed, (path) => path.startsWith("/blog/all-posts"));
  for (const page of [1, 2]) {
    const former = linkTo("en", "blog", { category: "market-insight", page });
    const answer = await request.get(site.url + former, { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers()["location"]).toBe(
      linkTo("en", "blog", { category: "market-insight-and-prices", page }),
    );
  }
});
