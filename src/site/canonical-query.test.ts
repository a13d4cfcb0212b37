import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { canonicalQuery } from "#site/canonical-query.ts";

const listing = linkTo("en", "listing", { country: "turkey" });

test("keeps the page of a whole listing", () => {
  expect(canonicalQuery(listing, "?page=2")).toBe("?page=2");
  expect(canonicalQuery(listing, "?page=2&utm_source=letter")).toBe("?page=2");
});

test("drops the first page, and what is no page", () => {
  expect(canonicalQuery(listing, "")).toBe("");
  expect(canonicalQuery(listing, "?page=1")).toBe("");
  expect(canonicalQuery(listing, "?page=two")).toBe("");
});

test("drops the page of a filtered or sorted listing, which is another page's second part", () => {
  expect(canonicalQuery(listing, "?type=apartments&sort=price&page=2")).toBe("");
  expect(canonicalQuery(listing, "?sort=price&page=2")).toBe("");
});

test("keeps the category of the blog and its page", () => {
  const blog = linkTo("ar", "blog");
  expect(canonicalQuery(blog, "?page=2&category=lifestyle&utm_source=letter")).toBe(
    "?category=lifestyle&page=2",
  );
  expect(canonicalQuery(blog, "?category=No%20slug&page=1")).toBe("");
});
