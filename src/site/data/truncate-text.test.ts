import { expect, test } from "vitest";
import { truncateText } from "#site/data/truncate-text.ts";

test("returns a short text unchanged", () => {
  expect(truncateText("Homes by the sea.", "en")).toBe("Homes by the sea.");
});

test("cuts after a sentence where the text is long enough", () => {
  const text = `${"Prices rise. ".repeat(5)}${"A very long sentence ".repeat(10)}.`;
  expect(truncateText(text, "en")).toBe("Prices rise. ".repeat(5).trim());
});

test("cuts between words where the first sentence is too long", () => {
  const short = truncateText("word ".repeat(60), "en", 22);
  expect(short).toBe("word word word word…");
});

test("cuts Chinese, which has no spaces", () => {
  const text = "这里的价格每年都在上涨。".repeat(20);
  expect(truncateText(text, "zh", 60)).toBe("这里的价格每年都在上涨。".repeat(5));
});
