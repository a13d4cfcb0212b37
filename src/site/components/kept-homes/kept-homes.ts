/** The projects that a visitor keeps on the device: the shortlist, and what is to be compared. */
import { useSyncExternalStore } from "react";
import { homeListLimits, isProjectReference, type HomeListName } from "#contract/home-list.ts";

/** `full`: there is no room for another one. */
export type Kept = "added" | "removed" | "full";

/** Under these a device keeps its lists. */
const storageNames: Readonly<Record<HomeListName, string>> = {
  shortlist: "sahil.shortlist",
  compare: "sahil.compare",
};
const none: readonly string[] = [];
/** What was last read or written: the same array while nothing changes, and all there is where the browser denies storage. */
const held = new Map<HomeListName, { text: string | null; homes: readonly string[] }>();
/** What was written since the page was loaded. */
const written = new Set<HomeListName>();
const listeners = new Set<() => void>();

/** References in the order in which they were kept; empty on the server and until the page is hydrated. */
export function useKeptHomes(name: HomeListName): readonly string[] {
  return useSyncExternalStore(
    followKeptHomes,
    () => keptHomes(name),
    () => none,
  );
}

/** Whether a project is kept; false on the server and until the page is hydrated. */
export function useIsKept(name: HomeListName, reference: string): boolean {
  return useSyncExternalStore(
    followKeptHomes,
    () => keptHomes(name).includes(reference),
    () => false,
  );
}

/** Whether the browser keeps nothing for us: then a list lasts as long as the page, and in its address. */
export function useStorageDenied(): boolean {
  return useSyncExternalStore(
    followKeptHomes,
    () => storedText("shortlist") === undefined,
    () => false,
  );
}

export function keptHomes(name: HomeListName): readonly string[] {
  const before = held.get(name);
  const text = storedText(name);
  if (before !== undefined && (text === undefined || text === before.text)) return before.homes;
  const homes = readHomes(text ?? null, name);
  held.set(name, { text: text ?? null, homes });
  return homes;
}

/** Keeps a project, or lets it go; tells which. */
export function toggleHome(name: HomeListName, reference: string): Kept {
  const homes = keptHomes(name);
  if (homes.includes(reference)) {
    keepHomes(
      name,
      homes.filter((home) => home !== reference),
    );
    return "removed";
  }
  return addHomes(name, [reference]) === 0 ? "added" : "full";
}

/** Keeps more projects, as many as there is room for; tells how many found none. */
export function addHomes(name: HomeListName, homes: readonly string[]): number {
  const kept = keptHomes(name);
  const added = homes.filter((home) => !kept.includes(home));
  const room = homeListLimits[name] - kept.length;
  if (added.length > 0 && room > 0) keepHomes(name, [...kept, ...added.slice(0, room)]);
  return Math.max(0, added.length - room);
}

/** Puts a project back where it stood, counted from zero; tells whether there was room. */
export function returnHome(name: HomeListName, reference: string, place: number): boolean {
  const homes = keptHomes(name);
  if (homes.includes(reference)) return true;
  if (homes.length >= homeListLimits[name]) return false;
  keepHomes(name, homes.toSpliced(place, 0, reference));
  return true;
}

/** Takes up a list that the page had before it was loaded anew, where the browser denies storage and knows nothing of it. */
export function recallHomes(name: HomeListName, homes: readonly string[]): void {
  if (storedText(name) === undefined && !written.has(name)) keepHomes(name, homes);
}

/** Keeps these instead of what was kept. */
export function keepHomes(name: HomeListName, homes: readonly string[]): void {
  const text = JSON.stringify(homes);
  written.add(name);
  // What could not be written stands until something else is written there.
  held.set(name, { text: store(name, text) ? text : (storedText(name) ?? null), homes });
  tellListeners();
}

function followKeptHomes(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", tellListeners); // another window of the same browser
    window.addEventListener("pageshow", tellListeners); // it may have written while this page was put away
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", tellListeners);
    window.removeEventListener("pageshow", tellListeners);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Undefined where the browser denies storage. */
function storedText(name: HomeListName): string | null | undefined {
  try {
    return localStorage.getItem(storageNames[name]);
  } catch {
    return undefined;
  }
}

function store(name: HomeListName, text: string): boolean {
  try {
    localStorage.setItem(storageNames[name], text);
    return true;
  } catch {
    return false;
  }
}

/** What somebody else wrote there is none of ours. */
function readHomes(text: string | null, name: HomeListName): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return none;
    const homes = list.filter(
      (home): home is string => typeof home === "string" && isProjectReference(home),
    );
    return [...new Set(homes)].slice(0, homeListLimits[name]);
  } catch {
    return none;
  }
}
