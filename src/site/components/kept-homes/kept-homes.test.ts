import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Store from "#site/components/kept-homes/kept-homes.ts";

const shortlist = "sahil.shortlist";
const fifty = Array.from({ length: 50 }, (_, index) => `IST-${index + 1}`);
let stored: Map<string, string>;

/** A browser window: each import is another one over the same storage. */
async function openWindow(): Promise<typeof Store> {
  vi.resetModules();
  return import("#site/components/kept-homes/kept-homes.ts");
}

function storage(over: Partial<Storage> = {}) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    ...over,
  };
}

function refuse(): never {
  throw new Error("denied");
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules(); // module state must not leak into other tests
});

test("projects are stored in the order they were saved, and can be removed", async () => {
  const { keptHomes, toggleHome } = await openWindow();
  expect(toggleHome("shortlist", "IST-1042")).toBe("added");
  expect(toggleHome("shortlist", "DXB-2017")).toBe("added");
  expect(keptHomes("shortlist")).toEqual(["IST-1042", "DXB-2017"]);
  expect(keptHomes("compare")).toEqual([]);
  expect(toggleHome("shortlist", "IST-1042")).toBe("removed");
  expect((await openWindow()).keptHomes("shortlist")).toEqual(["DXB-2017"]);
});

test("repeated reads return the same array until something is written", async () => {
  const { keptHomes, keepHomes } = await openWindow();
  keepHomes("shortlist", ["IST-1042"]);
  expect(keptHomes("shortlist")).toBe(keptHomes("shortlist"));
});

test("another window's list is read before it is written", async () => {
  const first = await openWindow();
  const second = await openWindow();
  first.toggleHome("shortlist", "IST-1042");
  second.toggleHome("shortlist", "DXB-2017");
  expect(first.keptHomes("shortlist")).toEqual(["IST-1042", "DXB-2017"]);
  first.toggleHome("shortlist", "IST-1042");
  expect(second.keptHomes("shortlist")).toEqual(["DXB-2017"]);
});

test("the fifty-first home and the fifth to be compared are refused", async () => {
  const { keptHomes, keepHomes, toggleHome } = await openWindow();
  keepHomes("shortlist", fifty);
  expect(toggleHome("shortlist", "DXB-2017")).toBe("full");
  expect(keptHomes("shortlist")).toEqual(fifty);
  for (const home of fifty.slice(0, 4)) expect(toggleHome("compare", home)).toBe("added");
  expect(toggleHome("compare", "DXB-2017")).toBe("full");
  expect(toggleHome("compare", "IST-2")).toBe("removed");
  expect(toggleHome("compare", "DXB-2017")).toBe("added");
});

test("a shared list is added behind what was kept, as far as there is room", async () => {
  const { addHomes, keptHomes, keepHomes } = await openWindow();
  keepHomes("shortlist", ["DXB-1", "IST-2"]);
  expect(addHomes("shortlist", ["IST-1", "IST-2"])).toBe(0);
  expect(keptHomes("shortlist")).toEqual(["DXB-1", "IST-2", "IST-1"]);
  expect(addHomes("shortlist", fifty)).toBe(1);
  expect(keptHomes("shortlist")).toHaveLength(50);
});

test("a removed project is restored to its position while the list is not full", async () => {
  const { keptHomes, keepHomes, returnHome } = await openWindow();
  keepHomes("shortlist", ["IST-1", "IST-3"]);
  expect(returnHome("shortlist", "IST-2", 1)).toBe(true);
  expect(keptHomes("shortlist")).toEqual(["IST-1", "IST-2", "IST-3"]);
  keepHomes("shortlist", fifty);
  expect(returnHome("shortlist", "DXB-1", 0)).toBe(false);
});

test.each([
  ["no JSON", "IST-1042"],
  ["no list", '{"homes":["IST-1042"]}'],
  ["nothing", "null"],
])("%s in storage counts as an empty list", async (_, text) => {
  stored.set(shortlist, text);
  const { keptHomes, toggleHome } = await openWindow();
  expect(keptHomes("shortlist")).toEqual([]);
  expect(toggleHome("shortlist", "IST-1042")).toBe("added");
  expect(keptHomes("shortlist")).toEqual(["IST-1042"]);
});

test("of a stored list only valid references count, without duplicates, up to fifty", async () => {
  stored.set(shortlist, JSON.stringify(["<b>", 7, null, "IST-1", "IST-1", ...fifty, "DXB-1"]));
  expect((await openWindow()).keptHomes("shortlist")).toEqual(fifty);
});

test("without storage, projects are kept in memory", async () => {
  vi.stubGlobal("localStorage", storage({ getItem: refuse, setItem: refuse }));
  const { keptHomes, toggleHome } = await openWindow();
  expect(toggleHome("shortlist", "IST-1042")).toBe("added");
  expect(toggleHome("shortlist", "DXB-2017")).toBe("added");
  expect(keptHomes("shortlist")).toEqual(["IST-1042", "DXB-2017"]);
  expect((await openWindow()).keptHomes("shortlist")).toEqual([]);
});

test("a list is restored from the URL once, only without storage, and not after it was emptied", async () => {
  const { keptHomes, recallHomes } = await openWindow();
  recallHomes("shortlist", ["IST-1042"]);
  expect(keptHomes("shortlist")).toEqual([]);
  vi.stubGlobal("localStorage", storage({ getItem: refuse, setItem: refuse }));
  const denied = await openWindow();
  denied.recallHomes("shortlist", ["IST-1042"]);
  expect(denied.keptHomes("shortlist")).toEqual(["IST-1042"]);
  denied.toggleHome("shortlist", "IST-1042");
  denied.recallHomes("shortlist", ["IST-1042"]);
  expect(denied.keptHomes("shortlist")).toEqual([]);
});

test("when storage is full, unwritten changes count until another window writes", async () => {
  stored.set(shortlist, '["IST-1"]');
  const setItem = vi.fn<() => void>(refuse);
  vi.stubGlobal("localStorage", storage({ setItem }));
  const { keptHomes, toggleHome } = await openWindow();
  expect(toggleHome("shortlist", "IST-2")).toBe("added");
  expect(setItem).toHaveBeenCalled();
  expect(keptHomes("shortlist")).toEqual(["IST-1", "IST-2"]);
  stored.set(shortlist, '["DXB-1"]');
  expect(keptHomes("shortlist")).toEqual(["DXB-1"]);
});
