import { expect, test } from "vitest";
import { markPercentDirection, isolateRooms, stripIsolates } from "#i18n/isolate.ts";

test("isolates room counts within right-to-left text", () => {
  expect(isolateRooms("قاضي كوي 2+1")).toBe("قاضي كوي \u20682+1\u2069");
  expect(isolateRooms("٣ + ١ شقة")).toBe("٣ + ١ شقة");
  expect(isolateRooms("sea view")).toBe("sea view");
});

test("removes every isolate again", () => {
  expect(stripIsolates(isolateRooms("1+1 or 2 + 1"))).toBe("1+1 or 2 + 1");
});

test("marks the percentages of a text once", () => {
  const marked = "احسب \u200F7.5% من السعر، ثم 5–\u200F6% و\u200F20%.";
  expect(markPercentDirection("احسب 7.5% من السعر، ثم 5–6% و20%.")).toBe(marked);
  expect(markPercentDirection(marked)).toBe(marked);
  expect(markPercentDirection("[خطة](/ar/10%20)")).toBe("[خطة](/ar/10%20)");
});
