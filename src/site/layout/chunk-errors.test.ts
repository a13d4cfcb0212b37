import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnChunkError } from "#site/layout/chunk-errors.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true }); // browsers have this, Node does not
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("missing chunks reload the page at most once a minute", () => {
  vi.useFakeTimers();
  const { reload, fail } = watched(keeping());
  expect([fail(), fail()]).toEqual(["taken care of", "thrown"]);
  vi.advanceTimersByTime(59_999);
  expect(fail()).toBe("thrown");
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(fail()).toBe("taken care of");
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without storage nothing is reloaded, to avoid a reload loop", () => {
  const { reload, fail } = watched({ getItem: denied, setItem: denied });
  expect(fail()).toBe("thrown");
  expect(reload).not.toHaveBeenCalled();
});

test("without a connection nothing is reloaded", () => {
  const { reload, fail } = watched(keeping());
  vi.stubGlobal("navigator", { onLine: false });
  expect(fail()).toBe("thrown");
  expect(reload).not.toHaveBeenCalled();
});

function watched(storage: object) {
  const reload = vi.fn<() => void>();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal("window", window);
  vi.stubGlobal("sessionStorage", storage);
  reloadOnChunkError();
  const fail = () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    return window.dispatchEvent(event) ? "thrown" : "taken care of";
  };
  return { reload, fail };
}

function keeping() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  };
}

function denied(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
