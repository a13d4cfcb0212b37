import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  autoOpenAfterMs,
  startAutoOpenTimer,
} from "#site/features/enquiry/dialog/auto-open-timer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function started({
  age = 0,
  isDone = () => false,
  mayOpen = () => true,
  prepare = async (): Promise<string | null> => "files",
}) {
  const open = vi.fn<(files: string) => void>();
  const stopping = new AbortController();
  startAutoOpenTimer({ age, isDone, mayOpen, prepare, open, signal: stopping.signal });
  return { open, stop: () => stopping.abort() };
}

function pass(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

test("it opens twenty seconds after the page was loaded, and once", async () => {
  const { open } = started({});
  await pass(autoOpenAfterMs - 1);
  expect(open).not.toHaveBeenCalled();
  await pass(1);
  expect(open).toHaveBeenCalledOnce();
  await pass(600_000);
  expect(open).toHaveBeenCalledOnce();
});

test("time that has passed already counts", async () => {
  const { open } = started({ age: 15_000 });
  await pass(5_000);
  expect(open).toHaveBeenCalledOnce();
});

test("it waits while something blocks it, and opens after", async () => {
  let isInTheWay = true;
  const { open } = started({ mayOpen: () => !isInTheWay });
  await pass(60_000);
  expect(open).not.toHaveBeenCalled();
  isInTheWay = false;
  await pass(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test("it does not open again in a visit in which it was closed, also while it was waiting", async () => {
  let isDone = false;
  const { open } = started({ isDone: () => isDone });
  await pass(10_000);
  isDone = true;
  await pass(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("it does not open after a stop", async () => {
  const { open, stop } = started({});
  stop();
  await pass(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("it does not open over a visitor who starts typing while it loads", async () => {
  let isTyping = false;
  const { open } = started({
    mayOpen: () => !isTyping,
    prepare: () => new Promise((done) => setTimeout(() => done("files"), 6_000)),
  });
  await pass(autoOpenAfterMs + 3_000);
  isTyping = true;
  await pass(60_000);
  expect(open).not.toHaveBeenCalled();
  isTyping = false;
  await pass(7_000);
  expect(open).toHaveBeenCalledExactlyOnceWith("files");
});

test("a pending load does not open it after a stop", async () => {
  const { open, stop } = started({
    prepare: () => new Promise((done) => setTimeout(() => done("files"), 6_000)),
  });
  await pass(autoOpenAfterMs + 3_000);
  stop();
  await pass(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("a failed load is not retried endlessly", async () => {
  const prepare = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  const { open } = started({ prepare });
  await pass(600_000);
  expect(prepare).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});
