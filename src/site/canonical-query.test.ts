import { expect, test } from "vitest";
import { canonicalQuery } from "#site/canonical-query.ts";

test("keeps the page of a whole listing", () => {
  expect(canonicalQuery("?page=2")).toBe("?page=2");
  expect(canonicalQuery("?page=2&utm_source=letter")).toBe("?page=2");
});

test("drops the first page, and what is no page", () => {
  expect(canonicalQuery("")).toBe("");
  expect(canonicalQuery("?page=1")).toBe("");
  expect(canonicalQuery("?page=two")).toBe("");
});

test("drops the page of a filtered or sorted listing, which is another page's second part", () => {
  expect(canonicalQuery("?type=apartments&sort=price&page=2")).toBe("");
  expect(canonicalQuery("?sort=price&page=2")).toBe("");
});
