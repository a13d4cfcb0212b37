import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { filesFailed, limitReloads, loadAnew } from "#site/reload-once.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true }); // as every browser tells; Node's own does not
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("files that are gone bring one reload in a minute, and another after it", () => {
  vi.useFakeTimers();
  const { reload, fail } = watched(keeping());
  expect([fail(), fail()]).toEqual(["taken care of", "left to the router"]);
  vi.advanceTimersByTime(59_999);
  expect(fail()).toBe("left to the router");
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(fail()).toBe("taken care of");
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing may be kept nothing is loaded anew, for that could go on for ever", () => {
  const { reload, fail } = watched({ getItem: denied, setItem: denied });
  expect(fail()).toBe("left to the router");
  expect(reload).not.toHaveBeenCalled();
});

test("without a connection nothing is loaded anew", () => {
  const { reload, fail } = watched(keeping());
  vi.stubGlobal("navigator", { onLine: false });
  expect(fail()).toBe("left to the router");
  expect(reload).not.toHaveBeenCalled();
});

test("a page under way is loaded by its own address, and the one that is there by a reload", () => {
  const { assign } = watched(keeping());
  expect(loadAnew("/en/offers#first")).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/en/offers#first");
  expect(loadAnew("/en/offers")).toBe(false);

  const there = watched(keeping());
  expect(loadAnew("/en/blog?page=2#newest")).toBe(true);
  expect([there.reload.mock.calls.length, there.assign.mock.calls.length]).toEqual([1, 0]);
});

test("the router's own reload is held back while somebody else takes care, and after the first", () => {
  const { routerReloads } = watched(keeping());
  const take = (event: Event) => event.preventDefault();
  window.addEventListener(filesFailed, take);
  expect(routerReloads()).toBe("held back");
  window.removeEventListener(filesFailed, take);
  expect([routerReloads(), routerReloads()]).toEqual(["let through", "held back"]);
  expect(routerReloads({ userInitiated: true })).toBe("let through");
});

function watched(storage: object) {
  const reload = vi.fn<() => void>();
  const assign = vi.fn<(path: string) => void>();
  const navigation = new EventTarget();
  const location = { pathname: "/en/blog", search: "?page=2", reload, assign };
  const window = Object.assign(new EventTarget(), { location, navigation });
  vi.stubGlobal("window", window);
  vi.stubGlobal("sessionStorage", storage);
  limitReloads();
  const fail = () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    return window.dispatchEvent(event) ? "left to the router" : "taken care of";
  };
  const routerReloads = ({ userInitiated = false } = {}) => {
    const event = new Event("navigate", { cancelable: true });
    Object.assign(event, { navigationType: "reload", userInitiated });
    return navigation.dispatchEvent(event) ? "let through" : "held back";
  };
  return { reload, assign, fail, routerReloads };
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
