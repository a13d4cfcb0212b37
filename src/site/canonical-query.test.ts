import { expect, test } from "vitest";
import { pageOfList } from "#site/canonical-query.ts";
import { pageOfBlog } from "#site/page-of-blog.ts";
import { pageOfListing } from "#site/page-of-listing.ts";

test("keeps the page of a list", () => {
  expect(pageOfList("?page=2&utm_source=letter")).toBe("?page=2");
  expect(pageOfList("?page=1")).toBe("");
  expect(pageOfList("?page=two")).toBe("");
  expect(pageOfList("")).toBe("");
});

test("keeps the page of a whole listing", () => {
  expect(pageOfListing("?page=2")).toBe("?page=2");
  expect(pageOfListing("?page=2&utm_source=letter")).toBe("?page=2");
});

test("drops the first page, and what is no page", () => {
  expect(pageOfListing("")).toBe("");
  expect(pageOfListing("?page=1")).toBe("");
  expect(pageOfListing("?page=two")).toBe("");
});

test("drops the page of a filtered or sorted listing, which is another page's second part", () => {
  expect(pageOfListing("?type=apartments&sort=price&page=2")).toBe("");
  expect(pageOfListing("?sort=price&page=2")).toBe("");
});

test("keeps the category of the blog and its page", () => {
  expect(pageOfBlog("?page=2&category=lifestyle&utm_source=letter")).toBe(
    "?category=lifestyle&page=2",
  );
  expect(pageOfBlog("?category=No%20slug&page=1")).toBe("");
});
