import { afterEach, expect, test, vi } from "vitest";
import { limitReloads } from "#site/reload-once.ts";

afterEach(() => vi.unstubAllGlobals());

test("files that are gone bring one reload in a minute", () => {
  const stored = new Map<string, string>();
  const { reload, fail } = watched({
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  expect(fail()).toBe("taken care of");
  expect(fail()).toBe("left to the router");
  expect(reload).toHaveBeenCalledOnce();
});

test("where nothing may be kept nothing is loaded anew, for that could go on for ever", () => {
  const { reload, fail } = watched({ getItem: denied, setItem: denied });
  expect(fail()).toBe("left to the router");
  expect(reload).not.toHaveBeenCalled();
});

function watched(storage: object) {
  const reload = vi.fn<() => void>();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal("window", window);
  vi.stubGlobal("sessionStorage", storage);
  limitReloads();
  const fail = () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    return window.dispatchEvent(event) ? "left to the router" : "taken care of";
  };
  return { reload, fail };
}

function denied(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
