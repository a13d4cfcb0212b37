/** Projects saved on the device: the shortlist and the comparison. */
import { useSyncExternalStore } from "react";
import { savedListLimits, isProjectReference, type SavedListName } from "#contract/saved-list.ts";

/** `full`: the list has reached its limit. */
export type SaveOutcome = "added" | "removed" | "full";

/** Keys in localStorage. */
const storageNames: Readonly<Record<SavedListName, string>> = {
  shortlist: "sahil.shortlist",
  compare: "sahil.compare",
};
const none: readonly string[] = [];
/** Stable snapshots of the lists, and the only copy where storage is denied. */
const cachedLists = new Map<SavedListName, { text: string | null; homes: readonly string[] }>();
/** Lists written since the page was loaded. */
const writtenLists = new Set<SavedListName>();
const listeners = new Set<() => void>();

/** References in the order of saving; empty on the server and until hydrated. */
export function useSavedProjects(name: SavedListName): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => savedProjects(name),
    () => none,
  );
}

/** False on the server and until hydrated. */
export function useIsSaved(name: SavedListName, reference: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => savedProjects(name).includes(reference),
    () => false,
  );
}

/** Where storage is denied, a list lasts as long as the page and its URL. */
export function useStorageDenied(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => storedText("shortlist") === undefined,
    () => false,
  );
}

export function savedProjects(name: SavedListName): readonly string[] {
  const before = cachedLists.get(name);
  const text = storedText(name);
  if (before !== undefined && (text === undefined || text === before.text)) return before.homes;
  const homes = parseList(text ?? null, name);
  cachedLists.set(name, { text: text ?? null, homes });
  return homes;
}

export function toggleProject(name: SavedListName, reference: string): SaveOutcome {
  const homes = savedProjects(name);
  if (homes.includes(reference)) {
    saveProjects(
      name,
      homes.filter((home) => home !== reference),
    );
    return "removed";
  }
  return addProjects(name, [reference]) === 0 ? "added" : "full";
}

/** Adds up to the limit; returns how many did not fit. */
export function addProjects(name: SavedListName, homes: readonly string[]): number {
  const saved = savedProjects(name);
  const added = homes.filter((home) => !saved.includes(home));
  const room = savedListLimits[name] - saved.length;
  if (added.length > 0 && room > 0) saveProjects(name, [...saved, ...added.slice(0, room)]);
  return Math.max(0, added.length - room);
}

/** Restores a project at its index; false when the list is full. */
export function restoreProject(name: SavedListName, reference: string, place: number): boolean {
  const homes = savedProjects(name);
  if (homes.includes(reference)) return true;
  if (homes.length >= savedListLimits[name]) return false;
  saveProjects(name, homes.toSpliced(place, 0, reference));
  return true;
}

/** Restores the page's list after a reload where storage is denied. */
export function restoreList(name: SavedListName, homes: readonly string[]): void {
  if (storedText(name) === undefined && !writtenLists.has(name)) saveProjects(name, homes);
}

/** Replaces the whole list. */
export function saveProjects(name: SavedListName, homes: readonly string[]): void {
  const text = JSON.stringify(homes);
  writtenLists.add(name);
  // A failed write stays in memory until the stored text changes.
  cachedLists.set(name, { text: store(name, text) ? text : (storedText(name) ?? null), homes });
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", notifyListeners); // written by another window
    window.addEventListener("pageshow", notifyListeners); // written while this page was in the back/forward cache
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", notifyListeners);
    window.removeEventListener("pageshow", notifyListeners);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Undefined where storage is denied. */
function storedText(name: SavedListName): string | null | undefined {
  try {
    return localStorage.getItem(storageNames[name]);
  } catch {
    return undefined;
  }
}

function store(name: SavedListName, text: string): boolean {
  try {
    localStorage.setItem(storageNames[name], text);
    return true;
  } catch {
    return false;
  }
}

/** Ignores what this site did not write. */
function parseList(text: string | null, name: SavedListName): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return none;
    const homes = list.filter(
      (home): home is string => typeof home === "string" && isProjectReference(home),
    );
    return [...new Set(homes)].slice(0, savedListLimits[name]);
  } catch {
    return none;
  }
}
