import { expect, test, vi } from "vitest";
import { createKeptMarkup } from "#site/kept-markup.server.ts";

test("what was drawn for an item is given again under the same circumstances, and drawn anew under others", () => {
  const kept = createKeptMarkup(10_000);
  const draw = vi.fn<() => string>(() => "<p>Kadıköy</p>");
  expect(kept.find("en USD", "IST-1042", draw)).toBe("<p>Kadıköy</p>");
  expect(kept.find("en USD", "IST-1042", draw)).toBe("<p>Kadıköy</p>");
  expect(draw).toHaveBeenCalledTimes(1);
  kept.find("en EUR", "IST-1042", draw);
  kept.find("en USD", "IST-1063", draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("beyond its bound it forgets what was used longest ago, and knows what it holds", () => {
  const kept = createKeptMarkup(1_000);
  const draw = vi.fn<() => string>(() => "x".repeat(200));
  kept.find("en", "first", draw);
  kept.find("en", "second", draw);
  kept.find("en", "first", draw);
  kept.find("en", "third", draw);
  expect(kept.bytes).toBeLessThanOrEqual(1_000);
  draw.mockClear();
  kept.find("en", "first", draw);
  expect(draw).not.toHaveBeenCalled();
  kept.find("en", "second", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("a thousand circumstances are remembered, then all are forgotten at once", () => {
  const kept = createKeptMarkup(1_000_000);
  for (let number = 0; number < 1_000; number++) kept.find(`EUR ${number}`, "item", () => "a");
  const draw = vi.fn<() => string>(() => "b");
  expect(kept.find("EUR 999", "item", draw)).toBe("a");
  expect(kept.find("EUR 1000", "item", draw)).toBe("b");
  expect(kept.find("EUR 999", "item", draw)).toBe("b");
});
