import { beforeAll, expect, test } from "vitest";
import {
  apiWithChangedContent,
  demoApi,
  slugsOf,
  withUnpublished,
} from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";

const unpublished = ["reading-a-payment-plan", "uae-golden-visa-through-property"];
const formerSlugs: Record<string, string[]> = {
  "a-weekend-in-bodrum": ["bodrum-weekend"],
  "dubai-rental-yields-by-area": ["dubai-yields"],
};

type Api = Awaited<ReturnType<typeof apiWithChangedContent>>;

describeOnEngines("the blog", (openTestDatabase, engine) => {
  let demo: Api;
  let changed: Api;
  beforeAll(async () => {
    demo = await demoApi(engine);
    changed = await apiWithChangedContent(openTestDatabase, (pack) => ({
      categories: withUnpublished(pack.categories, "lifestyle"),
      departments: pack.departments.map((department) => ({
        ...department,
        members: withUnpublished(department.members, "omar-kassem"),
      })),
      posts: withUnpublished(pack.posts, "ten-years-of-sahil", "reading-a-payment-plan").map(
        (post) => ({
          ...post,
          publishedAt: unpublished.includes(post.slug) ? "2026-11-22" : post.publishedAt,
          formerSlugs: formerSlugs[post.slug] ?? [],
        }),
      ),
    }));
  });

  const newestFirst = (posts: Api["pack"]["posts"]) =>
    posts
      .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
      .map(({ slug }) => slug);

  test("lists the newest articles, four by default", async () => {
    const expected = newestFirst(demo.pack.posts);
    const latest = await demo.read("latestPosts", "/blog/latest-posts");
    expect(slugsOf(latest.content)).toEqual(expected.slice(0, 4));
    const nine = await demo.read("latestPosts", "/blog/latest-posts?limit=9");
    expect(slugsOf(nine.content)).toEqual(expected.slice(0, 9));
    const featured = await demo.read("featuredPosts", "/blog/featured-posts");
    expect(slugsOf(featured.content)).toEqual(
      newestFirst(demo.pack.posts.filter((post) => post.featured)),
    );
    expect(await demo.statusOf("/blog/latest-posts?limit=49")).toBe(400);
  });

  test("lists every article once on pages of six, and nothing past the end", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => demo.read("posts", `/blog/all-posts?page=${page}`)),
    );
    expect(pages.flatMap(({ content }) => slugsOf(content))).toEqual(newestFirst(demo.pack.posts));
    expect(pages.map(({ content }) => content.length)).toEqual([6, 6, 3, 0]);
    expect(pages[3]?.page).toEqual({ number: 4, size: 6, total: 15, pages: 3 });
    expect(await demo.statusOf("/blog/all-posts?page=99999&limit=48")).toBe(200);
  });

  test("filters by category, and answers 404 for an unknown one", async () => {
    const { category, content, page } = await demo.read(
      "posts",
      "/blog/all-posts?category=buying-guides",
      { locale: "tr" },
    );
    const written = demo.pack.categories.find(({ slug }) => slug === "buying-guides");
    const expected = demo.pack.posts.filter((post) => post.category === "buying-guides");
    expect(category).toEqual({ slug: "buying-guides", name: written?.name.tr });
    expect(slugsOf(content)).toEqual(newestFirst(expected));
    expect(page.total).toBe(expected.length);
    expect(await demo.statusOf("/blog/all-posts?category=no-such-category")).toBe(404);
    expect(await demo.statusOf("/blog/all-posts?category=%00%27--")).toBe(404);
  });

  test("counts the articles of each category in the order of the file", async () => {
    const { content } = await demo.read("blogCategories", "/blog/categories");
    expect(content.map(({ slug, posts }) => [slug, posts])).toEqual(
      demo.pack.categories.map(({ slug }) => [
        slug,
        demo.pack.posts.filter(({ category }) => category === slug).length,
      ]),
    );
  });

  test("an article has its author, its country and up to three related articles", async () => {
    const slug = "dubai-rental-yields-by-area";
    const post = await demo.read("post", `/blog/${slug}`, { locale: "zh" });
    const written = demo.pack.posts.find((each) => each.slug === slug);
    expect(post.body).toBe(written?.body.zh);
    expect(post.writer?.slug).toBe("omar-kassem");
    expect(post.author).toBe(post.writer?.name);
    expect(post.country?.slug).toBe("uae");
    const alike = demo.pack.posts.filter(
      ({ country, category, ...other }) =>
        other.slug !== slug && (country === "uae" || category === "market-insight"),
    );
    expect(slugsOf(post.related)).toEqual(newestFirst(alike).slice(0, 3));
  });

  test("estimates the time to read in each language", async () => {
    for (const locale of ["en", "ar", "ru", "tr", "zh"] as const) {
      const { content } = await demo.read("latestPosts", "/blog/latest-posts?limit=48", { locale });
      const minutes = content.map((post) => post.readingMinutes);
      expect([locale, Math.min(...minutes) >= 1, Math.max(...minutes) <= 4]).toEqual([
        locale,
        true,
        true,
      ]);
    }
  });

  test("answers 410 for a withdrawn article and 404 for one not yet published", async () => {
    expect(await changed.statusOf("/blog/ten-years-of-sahil")).toBe(410);
    expect(await changed.statusOf("/blog/uae-golden-visa-through-property")).toBe(404);
    expect(await changed.statusOf("/blog/reading-a-payment-plan")).toBe(404);
    expect(await changed.statusOf("/blog/no-such-article")).toBe(404);
  });

  test("withdraws a category with its articles", async () => {
    const { content } = await changed.read("blogCategories", "/blog/categories");
    expect(slugsOf(content)).not.toContain("lifestyle");
    expect(await changed.statusOf("/blog/all-posts?category=lifestyle")).toBe(410);
    expect(await changed.statusOf("/blog/a-weekend-in-bodrum")).toBe(410);
    const all = await changed.read("posts", "/blog/all-posts?limit=48");
    expect(slugsOf(all.content)).not.toContain("a-weekend-in-bodrum");
    expect(all.page.total).toBe(all.content.length);
    expect(await changed.statusOf("/redirects?path=/blog/bodrum-weekend")).toBe(410);
    expect(await changed.statusOf("/redirects?path=/blog/dubai-yields")).toBe(200);
  });

  test("lists the articles of a withdrawn author without the author", async () => {
    const post = await changed.read("post", "/blog/dubai-rental-yields-by-area");
    expect([post.author, post.writer]).toEqual([null, null]);
    expect(JSON.stringify(post)).not.toContain("omar-kassem");
    const { content } = await changed.read("latestPosts", "/blog/latest-posts?limit=48");
    expect(content.filter(({ author }) => author === null)).toHaveLength(2);
  });

  test("related articles exclude withdrawn and unpublished ones", async () => {
    const hidden = ["ten-years-of-sahil", "a-weekend-in-bodrum", "reading-a-payment-plan"];
    for (const { slug } of changed.pack.posts) {
      if ((await changed.statusOf(`/blog/${slug}`)) !== 200) continue;
      const { related } = await changed.read("post", `/blog/${slug}`);
      expect(slugsOf(related).filter((each) => hidden.includes(each))).toEqual([]);
    }
  });
});
