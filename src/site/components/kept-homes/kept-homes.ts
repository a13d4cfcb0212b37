/** Projects saved on the device: the shortlist and the comparison. */
import { useSyncExternalStore } from "react";
import { homeListLimits, isProjectReference, type HomeListName } from "#contract/home-list.ts";

/** `full`: the list has reached its limit. */
export type Kept = "added" | "removed" | "full";

/** Keys in localStorage. */
const storageNames: Readonly<Record<HomeListName, string>> = {
  shortlist: "sahil.shortlist",
  compare: "sahil.compare",
};
const none: readonly string[] = [];
/** Stable snapshots of the lists, and the only copy where storage is denied. */
const held = new Map<HomeListName, { text: string | null; homes: readonly string[] }>();
/** Lists written since the page was loaded. */
const written = new Set<HomeListName>();
const listeners = new Set<() => void>();

/** References in the order of saving; empty on the server and until hydrated. */
export function useKeptHomes(name: HomeListName): readonly string[] {
  return useSyncExternalStore(
    followKeptHomes,
    () => keptHomes(name),
    () => none,
  );
}

/** False on the server and until hydrated. */
export function useIsKept(name: HomeListName, reference: string): boolean {
  return useSyncExternalStore(
    followKeptHomes,
    () => keptHomes(name).includes(reference),
    () => false,
  );
}

/** Where storage is denied, a list lasts as long as the page and its URL. */
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

/** Adds up to the limit; returns how many did not fit. */
export function addHomes(name: HomeListName, homes: readonly string[]): number {
  const kept = keptHomes(name);
  const added = homes.filter((home) => !kept.includes(home));
  const room = homeListLimits[name] - kept.length;
  if (added.length > 0 && room > 0) keepHomes(name, [...kept, ...added.slice(0, room)]);
  return Math.max(0, added.length - room);
}

/** Restores a project at its index; false when the list is full. */
export function returnHome(name: HomeListName, reference: string, place: number): boolean {
  const homes = keptHomes(name);
  if (homes.includes(reference)) return true;
  if (homes.length >= homeListLimits[name]) return false;
  keepHomes(name, homes.toSpliced(place, 0, reference));
  return true;
}

/** Restores the page's list after a reload where storage is denied. */
export function recallHomes(name: HomeListName, homes: readonly string[]): void {
  if (storedText(name) === undefined && !written.has(name)) keepHomes(name, homes);
}

/** Replaces the whole list. */
export function keepHomes(name: HomeListName, homes: readonly string[]): void {
  const text = JSON.stringify(homes);
  written.add(name);
  // A failed write stays in memory until the stored text changes.
  held.set(name, { text: store(name, text) ? text : (storedText(name) ?? null), homes });
  tellListeners();
}

function followKeptHomes(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", tellListeners); // written by another window
    window.addEventListener("pageshow", tellListeners); // written while this page was in the back/forward cache
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

/** Undefined where storage is denied. */
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

/** Ignores what this site did not write. */
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
