import { expect, test, vi } from "vitest";
import { createKeptMarkup } from "#site/kept-markup.server.ts";

test("what was drawn is given again under the same key, and drawn anew under others", () => {
  const kept = createKeptMarkup(10_000);
  const draw = vi.fn<() => string>(() => "<p>Kadıköy</p>");
  expect(kept.find("en USD IST-1042", draw).toString()).toBe("<p>Kadıköy</p>");
  expect(kept.find("en USD IST-1042", draw).toString()).toBe("<p>Kadıköy</p>");
  expect(draw).toHaveBeenCalledTimes(1);
  kept.find("en EUR IST-1042", draw);
  kept.find("en USD IST-1063", draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("beyond its bound it forgets what was used longest ago, and knows what it holds", () => {
  const kept = createKeptMarkup(1_000);
  const draw = vi.fn<() => string>(() => "x".repeat(400));
  kept.find("first", draw);
  kept.find("second", draw);
  kept.find("first", draw);
  kept.find("third", draw);
  expect(kept.bytes).toBeLessThanOrEqual(1_000);
  draw.mockClear();
  kept.find("first", draw);
  expect(draw).not.toHaveBeenCalled();
  kept.find("second", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});
