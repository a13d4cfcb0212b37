import { expect, test } from "vitest";
import { pageNumbers } from "#site/components/paging-view.server.ts";

test("links every page when there are few", () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});

test("links the ends and the neighbours when there are many", () => {
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
});

test("links a page instead of a gap of one", () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
});
