/** The latest change of a saved list, for the notice that can undo it. */
import { useSyncExternalStore } from "react";
import type { HomeListName } from "#contract/home-list.ts";
import { keptHomes, toggleHome, type Kept } from "#site/components/kept-homes/kept-homes.ts";

export type KeptNews = OneHome | SeveralHomes;

interface OneHome {
  list: HomeListName;
  kind: Kept;
  ref: string;
  name: string;
  /** Index on the list, for undo. */
  place: number;
}

/** A shared list was saved as a whole. */
interface SeveralHomes {
  list: HomeListName;
  kind: "added_all";
  /** How many did not fit. */
  left: number;
}

let latest: KeptNews | null = null;
const listeners = new Set<() => void>();

/** Null when the latest change was of the other list. */
export function useKeptNews(list: HomeListName): KeptNews | null {
  const news = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  return news?.list === list ? news : null;
}

/** Always a new object, because the same project may be saved again. */
export function tellNews(news: KeptNews | null): void {
  latest = news && { ...news };
  for (const listener of listeners) listener();
}

export function toggleAndTell(list: HomeListName, { ref, name }: { ref: string; name: string }) {
  const place = keptHomes(list).indexOf(ref);
  tellNews({ list, kind: toggleHome(list, ref), ref, name, place });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
