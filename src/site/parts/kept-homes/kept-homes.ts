/** The projects that a visitor keeps on the device: the shortlist, and what is to be compared. */
import { useSyncExternalStore } from "react";
import { homeListLimits, isProjectReference, type HomeListName } from "#contract/home-list.ts";

/** `full`: there is no room for another one. */
export type Kept = "added" | "removed" | "full";

const storageNames: Readonly<Record<HomeListName, string>> = {
  shortlist: "sahil.shortlist",
  compare: "sahil.compare",
};

const none: readonly string[] = [];
/** What was last read or written: the same array while nothing changes, and all there is where the browser denies storage. */
const held = new Map<HomeListName, { text: string | null; homes: readonly string[] }>();
const listeners = new Set<() => void>();

/** References in the order in which they were kept; empty on the server and until the script has taken the page over. */
export function useKeptHomes(name: HomeListName): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => keptHomes(name),
    () => none,
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
  if (homes.length >= homeListLimits[name]) return "full";
  keepHomes(name, [...homes, reference]);
  return "added";
}

/** Keeps these instead of what was kept. */
export function keepHomes(name: HomeListName, homes: readonly string[]): void {
  const text = JSON.stringify(homes);
  held.set(name, { text: store(name, text) ? text : null, homes });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener); // another window of the same browser
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
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
    return list
      .filter((home): home is string => typeof home === "string" && isProjectReference(home))
      .slice(0, homeListLimits[name]);
  } catch {
    return none;
  }
}
