import { expect, test } from "vitest";
import { relaxationsFor } from "#site/features/search/empty-result-view.server.ts";

test("offers first to remove the filters that the nearest projects do not meet", () => {
  const relaxations = [
    { filter: "price" as const, count: 5 },
    { filter: "town" as const, count: 3 },
  ];
  const nearest = { without: ["town" as const], content: [] };
  expect(relaxationsFor({ relaxations, nearest })).toEqual([
    { groups: ["town"], count: 3 },
    { groups: ["price"], count: 5 },
  ]);
});

test("offers to remove several filters together when none alone excludes everything", () => {
  const nearest = { without: ["town" as const, "price" as const], content: [] };
  expect(relaxationsFor({ relaxations: [], nearest })).toEqual([
    { groups: ["town", "price"], count: null },
  ]);
});

test("offers nothing when no project is near", () => {
  expect(relaxationsFor({ relaxations: [], nearest: null })).toEqual([]);
});
