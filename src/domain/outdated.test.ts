import { expect, test } from "vitest";
import { isOutdated } from "#domain/outdated.ts";

test("a figure is outdated after a year", () => {
  expect(isOutdated("2025-11-21", "2026-11-21")).toBe(false);
  expect(isOutdated("2025-11-20", "2026-11-21")).toBe(true);
});
