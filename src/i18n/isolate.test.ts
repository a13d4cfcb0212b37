import { expect, test } from "vitest";
import { withRoomsInOrder, withoutIsolates } from "#i18n/isolate.ts";

test("keeps homes in their order among what a visitor typed", () => {
  expect(withRoomsInOrder("قاضي كوي 2+1")).toBe("قاضي كوي \u20682+1\u2069");
  expect(withRoomsInOrder("٣ + ١ شقة")).toBe("٣ + ١ شقة");
  expect(withRoomsInOrder("sea view")).toBe("sea view");
});

test("takes every mark out again", () => {
  expect(withoutIsolates(withRoomsInOrder("1+1 or 2 + 1"))).toBe("1+1 or 2 + 1");
});
