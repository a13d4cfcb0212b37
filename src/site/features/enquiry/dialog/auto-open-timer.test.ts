import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  autoOpenAfterMs,
  startAutoOpenTimer,
} from "#site/features/enquiry/dialog/auto-open-timer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start({
  age = 0,
  isDone = () => false,
  mayOpen = () => true,
  prepare = async (): Promise<string | null> => "files",
}) {
  const open = vi.fn<(files: string) => void>();
  const controller = new AbortController();
  startAutoOpenTimer({ age, isDone, mayOpen, prepare, open, signal: controller.signal });
  return { open, stop: () => controller.abort() };
}

function advance(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

test("it opens twenty seconds after the page was loaded, and once", async () => {
  const { open } = start({});
  await advance(autoOpenAfterMs - 1);
  expect(open).not.toHaveBeenCalled();
  await advance(1);
  expect(open).toHaveBeenCalledOnce();
  await advance(600_000);
  expect(open).toHaveBeenCalledOnce();
});

test("time that has passed already counts", async () => {
  const { open } = start({ age: 15_000 });
  await advance(5_000);
  expect(open).toHaveBeenCalledOnce();
});

test("it waits while something blocks it, and opens after", async () => {
  let isBlocked = true;
  const { open } = start({ mayOpen: () => !isBlocked });
  await advance(60_000);
  expect(open).not.toHaveBeenCalled();
  isBlocked = false;
  await advance(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test("it does not open again in a visit in which it was closed, also while it was waiting", async () => {
  let isDone = false;
  const { open } = start({ isDone: () => isDone });
  await advance(10_000);
  isDone = true;
  await advance(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("it does not open after a stop", async () => {
  const { open, stop } = start({});
  stop();
  await advance(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("it does not open over a visitor who starts typing while it loads", async () => {
  let isTyping = false;
  const { open } = start({
    mayOpen: () => !isTyping,
    prepare: () => new Promise((done) => setTimeout(() => done("files"), 6_000)),
  });
  await advance(autoOpenAfterMs + 3_000);
  isTyping = true;
  await advance(60_000);
  expect(open).not.toHaveBeenCalled();
  isTyping = false;
  await advance(7_000);
  expect(open).toHaveBeenCalledExactlyOnceWith("files");
});

test("a pending load does not open it after a stop", async () => {
  const { open, stop } = start({
    prepare: () => new Promise((done) => setTimeout(() => done("files"), 6_000)),
  });
  await advance(autoOpenAfterMs + 3_000);
  stop();
  await advance(60_000);
  expect(open).not.toHaveBeenCalled();
});

test("a failed load is not retried endlessly", async () => {
  const prepare = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  const { open } = start({ prepare });
  await advance(600_000);
  expect(prepare).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});
