import { expect, test } from "vitest";
import { statusOf } from "#site/features/failure/status-of.ts";

test("what was thrown without a status is a 500", () => {
  for (const thrown of [new TypeError("Failed"), "text", null]) expect(statusOf(thrown)).toBe(500);
  const answer = { status: 404, statusText: "", internal: false, data: null };
  expect(statusOf(answer)).toBe(404);
});
