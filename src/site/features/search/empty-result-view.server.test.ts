import { expect, test } from "vitest";
import { relaxationsFor } from "#site/features/search/empty-result-view.server.ts";

test("offers first to drop the filters that the shown projects do not meet", () => {
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

test("offers several filters together where no single one excludes everything", () => {
  const nearest = { without: ["town" as const, "price" as const], content: [] };
  expect(relaxationsFor({ relaxations: [], nearest })).toEqual([
    { groups: ["town", "price"], count: null },
  ]);
});

test("offers nothing where there are no near matches", () => {
  expect(relaxationsFor({ relaxations: [], nearest: null })).toEqual([]);
});
