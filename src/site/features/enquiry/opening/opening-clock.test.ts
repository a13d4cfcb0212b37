import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dueMs, startOpeningClock } from "#site/features/enquiry/opening/opening-clock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function started({ age = 0, isDone = () => false, mayOpen = () => true }) {
  const open = vi.fn<() => void>();
  return { open, stop: startOpeningClock({ age, isDone, mayOpen, open }) };
}

test("it opens twenty seconds after the page was loaded, and once", () => {
  const { open } = started({});
  vi.advanceTimersByTime(dueMs - 1);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(open).toHaveBeenCalledOnce();
});

test("time that has passed already counts", () => {
  const { open } = started({ age: 15_000 });
  vi.advanceTimersByTime(5_000);
  expect(open).toHaveBeenCalledOnce();
});

test("while something stands in the way it waits, and opens when that is gone", () => {
  let isInTheWay = true;
  const { open } = started({ mayOpen: () => !isInTheWay });
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
  isInTheWay = false;
  vi.advanceTimersByTime(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test("it does not open in a visit in which it was closed, also when that was meanwhile", () => {
  let isDone = false;
  const { open } = started({ isDone: () => isDone });
  vi.advanceTimersByTime(10_000);
  isDone = true;
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("once it is stopped it does not open", () => {
  const { open, stop } = started({});
  stop();
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
});
