import { expect, test } from "vitest";
import { arrangeFrontPage } from "#site/features/blog/arrange-front-page.ts";

const page = ["one", "two", "three", "four", "five", "six"].map(post);
const latest = page.slice(0, 4);

test("the newest featured article leads, and no article appears twice", () => {
  const featured = ["two", "five", "eight", "nine", "ten"].map(post);
  expect(slugsOf({ page, latest, featured })).toEqual({
    lead: "two",
    latest: ["one", "three", "four"],
    featured: ["five", "eight", "nine"],
    more: ["six"],
  });
});

test("without featured articles the newest leads", () => {
  expect(slugsOf({ page, latest, featured: [] })).toEqual({
    lead: "one",
    latest: ["two", "three", "four"],
    featured: [],
    more: ["five", "six"],
  });
});

test("without the newest articles, every article of the page is shown", () => {
  const shown = slugsOf({ page, latest: [], featured: [post("two")] });
  expect(shown.lead).toBe("two");
  expect(shown.more).toEqual(["one", "three", "four", "five", "six"]);
});

test("a blog without articles has no lead", () => {
  expect(slugsOf({ page: [], latest: [], featured: [] })).toEqual({
    lead: undefined,
    latest: [],
    featured: [],
    more: [],
  });
});

function slugsOf(shelves: Parameters<typeof arrangeFrontPage<{ slug: string }>>[0]) {
  const { lead, ...lists } = arrangeFrontPage(shelves);
  const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
  return {
    lead: lead?.slug,
    latest: slugs(lists.latest),
    featured: slugs(lists.featured),
    more: slugs(lists.more),
  };
}

function post(slug: string) {
  return { slug };
}
