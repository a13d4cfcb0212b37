import { expect, test } from "vitest";
import {
  writePageQuery,
  writePostsQuery,
  parsePageQuery,
  parsePostsQuery,
} from "#contract/page-query.ts";

const read = (query: string) => parsePostsQuery(new URLSearchParams(query));

test("reads a category and a page", () => {
  expect(read("category=citizenship&page=2")).toEqual({ category: "citizenship", page: 2 });
});

test("drops invalid categories and page numbers", () => {
  expect(read("category=Two%20words&page=-1")).toEqual({ category: null, page: 1 });
  expect(parsePageQuery(new URLSearchParams("page=1e3"))).toEqual({ page: 1 });
});

test("builds one URL per page, the first without a number", () => {
  expect(writePageQuery({ page: 1 }).toString()).toBe("");
  expect(writePageQuery({ page: 3 }).toString()).toBe("page=3");
  expect(writePostsQuery({ category: "guides", page: 2 }).toString()).toBe(
    "category=guides&page=2",
  );
});
