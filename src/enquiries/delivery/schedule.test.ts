import { expect, test } from "vitest";
import { nextAttempt } from "#enquiries/delivery/schedule.ts";

const firstDueAt = new Date("2026-11-20T08:00:00Z");

function secondsUntilNext(attempts: number, random = 0.5, retryAfterSeconds: number | null = null) {
  const now = new Date("2026-11-20T09:00:00Z");
  const next = nextAttempt({ attempts, firstDueAt, retryAfterSeconds }, now, random);
  return next === null ? null : (next.getTime() - now.getTime()) / 1_000;
}

test("pauses double from half a minute up to six hours", () => {
  const pauses = [0, 1, 2, 3, 9, 10, 500].map((attempts) => secondsUntilNext(attempts));
  expect(pauses).toEqual([30, 60, 120, 240, 15_360, 21_600, 21_600]);
});

test("a pause varies randomly by up to a fifth", () => {
  expect(secondsUntilNext(1, 0)).toBe(48);
  expect(secondsUntilNext(1, 0.999_999)).toBeCloseTo(72, 2);
});

test("a receiver that asks for more time gets it, up to six hours", () => {
  expect(secondsUntilNext(0, 0.5, 10)).toBe(30);
  expect(secondsUntilNext(0, 0.5, 600)).toBe(600);
  expect(secondsUntilNext(0, 0.5, 999_999_999)).toBe(21_600);
});

test("the last attempt is three days after the first was due", () => {
  const nearTheEnd = new Date("2026-11-23T07:00:00Z");
  const last = nextAttempt({ attempts: 20, firstDueAt, retryAfterSeconds: null }, nearTheEnd, 0.5);
  expect(last).toEqual(new Date("2026-11-23T08:00:00Z"));
  const attempts = { attempts: 21, firstDueAt, retryAfterSeconds: null };
  expect(nextAttempt(attempts, new Date("2026-11-23T08:00:00Z"), 0.5)).toBeNull();
});
