import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Store from "#site/components/saved-projects/saved-projects.ts";

const shortlist = "sahil.shortlist";
const fifty = Array.from({ length: 50 }, (_, index) => `IST-${index + 1}`);
let stored: Map<string, string>;

/** A browser window: each import is another one over the same storage. */
async function openWindow(): Promise<typeof Store> {
  vi.resetModules();
  return import("#site/components/saved-projects/saved-projects.ts");
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
  const { savedProjects, toggleProject } = await openWindow();
  expect(toggleProject("shortlist", "IST-1042")).toBe("added");
  expect(toggleProject("shortlist", "DXB-2017")).toBe("added");
  expect(savedProjects("shortlist")).toEqual(["IST-1042", "DXB-2017"]);
  expect(savedProjects("compare")).toEqual([]);
  expect(toggleProject("shortlist", "IST-1042")).toBe("removed");
  expect((await openWindow()).savedProjects("shortlist")).toEqual(["DXB-2017"]);
});

test("repeated reads return the same array until something is written", async () => {
  const { savedProjects, saveProjects } = await openWindow();
  saveProjects("shortlist", ["IST-1042"]);
  expect(savedProjects("shortlist")).toBe(savedProjects("shortlist"));
});

test("another window's list is read before it is written", async () => {
  const first = await openWindow();
  const second = await openWindow();
  first.toggleProject("shortlist", "IST-1042");
  second.toggleProject("shortlist", "DXB-2017");
  expect(first.savedProjects("shortlist")).toEqual(["IST-1042", "DXB-2017"]);
  first.toggleProject("shortlist", "IST-1042");
  expect(second.savedProjects("shortlist")).toEqual(["DXB-2017"]);
});

test("the fifty-first saved and the fifth compared project are refused", async () => {
  const { savedProjects, saveProjects, toggleProject } = await openWindow();
  saveProjects("shortlist", fifty);
  expect(toggleProject("shortlist", "DXB-2017")).toBe("full");
  expect(savedProjects("shortlist")).toEqual(fifty);
  for (const reference of fifty.slice(0, 4))
    expect(toggleProject("compare", reference)).toBe("added");
  expect(toggleProject("compare", "DXB-2017")).toBe("full");
  expect(toggleProject("compare", "IST-2")).toBe("removed");
  expect(toggleProject("compare", "DXB-2017")).toBe("added");
});

test("a shared list is appended to the saved projects, up to the limit", async () => {
  const { addProjects, savedProjects, saveProjects } = await openWindow();
  saveProjects("shortlist", ["DXB-1", "IST-2"]);
  expect(addProjects("shortlist", ["IST-1", "IST-2"])).toBe(0);
  expect(savedProjects("shortlist")).toEqual(["DXB-1", "IST-2", "IST-1"]);
  expect(addProjects("shortlist", fifty)).toBe(1);
  expect(savedProjects("shortlist")).toHaveLength(50);
});

test("a removed project is restored to its position while the list is not full", async () => {
  const { savedProjects, saveProjects, restoreProject } = await openWindow();
  saveProjects("shortlist", ["IST-1", "IST-3"]);
  expect(restoreProject("shortlist", "IST-2", 1)).toBe(true);
  expect(savedProjects("shortlist")).toEqual(["IST-1", "IST-2", "IST-3"]);
  saveProjects("shortlist", fifty);
  expect(restoreProject("shortlist", "DXB-1", 0)).toBe(false);
});

test.each([
  ["no JSON", "IST-1042"],
  ["no list", '{"homes":["IST-1042"]}'],
  ["nothing", "null"],
])("%s in storage counts as an empty list", async (_, text) => {
  stored.set(shortlist, text);
  const { savedProjects, toggleProject } = await openWindow();
  expect(savedProjects("shortlist")).toEqual([]);
  expect(toggleProject("shortlist", "IST-1042")).toBe("added");
  expect(savedProjects("shortlist")).toEqual(["IST-1042"]);
});

test("a stored list is read without invalid references and duplicates, up to fifty", async () => {
  stored.set(shortlist, JSON.stringify(["<b>", 7, null, "IST-1", "IST-1", ...fifty, "DXB-1"]));
  expect((await openWindow()).savedProjects("shortlist")).toEqual(fifty);
});

test("without storage, projects are saved in memory", async () => {
  vi.stubGlobal("localStorage", storage({ getItem: refuse, setItem: refuse }));
  const { savedProjects, toggleProject } = await openWindow();
  expect(toggleProject("shortlist", "IST-1042")).toBe("added");
  expect(toggleProject("shortlist", "DXB-2017")).toBe("added");
  expect(savedProjects("shortlist")).toEqual(["IST-1042", "DXB-2017"]);
  expect((await openWindow()).savedProjects("shortlist")).toEqual([]);
});

test("a list is restored from the URL once, only without storage, and not after it was emptied", async () => {
  const { savedProjects, restoreList } = await openWindow();
  restoreList("shortlist", ["IST-1042"]);
  expect(savedProjects("shortlist")).toEqual([]);
  vi.stubGlobal("localStorage", storage({ getItem: refuse, setItem: refuse }));
  const denied = await openWindow();
  denied.restoreList("shortlist", ["IST-1042"]);
  expect(denied.savedProjects("shortlist")).toEqual(["IST-1042"]);
  denied.toggleProject("shortlist", "IST-1042");
  denied.restoreList("shortlist", ["IST-1042"]);
  expect(denied.savedProjects("shortlist")).toEqual([]);
});

test("when storage is full, unwritten changes count until another window writes", async () => {
  stored.set(shortlist, '["IST-1"]');
  const setItem = vi.fn<() => void>(refuse);
  vi.stubGlobal("localStorage", storage({ setItem }));
  const { savedProjects, toggleProject } = await openWindow();
  expect(toggleProject("shortlist", "IST-2")).toBe("added");
  expect(setItem).toHaveBeenCalled();
  expect(savedProjects("shortlist")).toEqual(["IST-1", "IST-2"]);
  stored.set(shortlist, '["DXB-1"]');
  expect(savedProjects("shortlist")).toEqual(["DXB-1"]);
});
