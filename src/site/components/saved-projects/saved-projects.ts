/** Projects saved on the device: the shortlist and the comparison. */
import { useSyncExternalStore } from "react";
import { savedListLimits, isProjectReference, type SavedListName } from "#contract/saved-list.ts";

/** `full`: the list has reached its limit. */
export type SaveOutcome = "added" | "removed" | "full";

/** Keys in localStorage. */
const storageKeys: Readonly<Record<SavedListName, string>> = {
  shortlist: "sahil.shortlist",
  compare: "sahil.compare",
};
const none: readonly string[] = [];
/** Stable snapshots of the lists, and the only copy where storage is denied. */
const cachedLists = new Map<
  SavedListName,
  { text: string | null; references: readonly string[] }
>();
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
  const cached = cachedLists.get(name);
  const text = storedText(name);
  if (cached !== undefined && (text === undefined || text === cached.text))
    return cached.references;
  const references = parseList(text ?? null, name);
  cachedLists.set(name, { text: text ?? null, references });
  return references;
}

export function toggleProject(name: SavedListName, reference: string): SaveOutcome {
  const references = savedProjects(name);
  if (references.includes(reference)) {
    saveProjects(
      name,
      references.filter((item) => item !== reference),
    );
    return "removed";
  }
  return addProjects(name, [reference]) === 0 ? "added" : "full";
}

/** Adds up to the limit; returns how many did not fit. */
export function addProjects(name: SavedListName, references: readonly string[]): number {
  const saved = savedProjects(name);
  const added = references.filter((item) => !saved.includes(item));
  const room = savedListLimits[name] - saved.length;
  if (added.length > 0 && room > 0) saveProjects(name, [...saved, ...added.slice(0, room)]);
  return Math.max(0, added.length - room);
}

/** Restores a project at its index; false when the list is full. */
export function restoreProject(name: SavedListName, reference: string, index: number): boolean {
  const references = savedProjects(name);
  if (references.includes(reference)) return true;
  if (references.length >= savedListLimits[name]) return false;
  saveProjects(name, references.toSpliced(index, 0, reference));
  return true;
}

/** Restores the page's list after a reload where storage is denied. */
export function restoreList(name: SavedListName, references: readonly string[]): void {
  if (storedText(name) === undefined && !writtenLists.has(name)) saveProjects(name, references);
}

/** Replaces the whole list. */
export function saveProjects(name: SavedListName, references: readonly string[]): void {
  const text = JSON.stringify(references);
  writtenLists.add(name);
  // A failed write stays in memory until the stored text changes.
  cachedLists.set(name, {
    text: store(name, text) ? text : (storedText(name) ?? null),
    references,
  });
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
    return localStorage.getItem(storageKeys[name]);
  } catch {
    return undefined;
  }
}

function store(name: SavedListName, text: string): boolean {
  try {
    localStorage.setItem(storageKeys[name], text);
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
    const references = list.filter(
      (item): item is string => typeof item === "string" && isProjectReference(item),
    );
    return [...new Set(references)].slice(0, savedListLimits[name]);
  } catch {
    return none;
  }
}
