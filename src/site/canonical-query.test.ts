import { expect, test } from "vitest";
import { pageOfList, pageOfWholeList, pathOfTwin } from "#site/canonical-query.ts";
import { pageOfBlog } from "#site/page-of-blog.ts";

test("keeps the page of a list", () => {
  expect(pageOfList("?page=2&utm_source=letter")).toBe("?page=2");
  expect(pageOfList("?page=1")).toBe("");
  expect(pageOfList("?page=two")).toBe("");
  expect(pageOfList("")).toBe("");
});

test("keeps the page of a whole listing", () => {
  expect(pageOfWholeList("?page=2&utm_source=letter", { isWhole: true })).toBe("?page=2");
  expect(pageOfWholeList("?page=1", { isWhole: true })).toBe("");
});

test("drops the page of a filtered or sorted listing, which is another page's second part", () => {
  expect(pageOfWholeList("?sort=price&page=2", { isWhole: false })).toBe("");
  expect(pageOfWholeList("?page=2", undefined)).toBe("");
});

test("names the page that shows the same, where there is one", () => {
  expect(pathOfTwin({ twin: "/en/uae/villas-dubai/for-sale" })).toBe(
    "/en/uae/villas-dubai/for-sale",
  );
  expect(pathOfTwin({})).toBeNull();
  expect(pathOfTwin(undefined)).toBeNull();
});

test("keeps the category of the blog and its page", () => {
  expect(pageOfBlog("?page=2&category=lifestyle&utm_source=letter", null)).toBe(
    "?category=lifestyle&page=2",
  );
  expect(pageOfBlog("?category=No%20slug&page=1", null)).toBe("");
});
