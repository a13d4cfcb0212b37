/** What just became of a list of kept homes, so that the page can say it and offer the way back. */
import { useSyncExternalStore } from "react";
import type { HomeListName } from "#contract/home-list.ts";
import { keptHomes, toggleHome, type Kept } from "#site/components/kept-homes/kept-homes.ts";

export type KeptNews = OneHome | SeveralHomes;

interface OneHome {
  list: HomeListName;
  kind: Kept;
  ref: string;
  name: string;
  /** Where it stood on the list, counted from zero. */
  place: number;
}

/** A list that was shared was kept as a whole. */
interface SeveralHomes {
  list: HomeListName;
  kind: "added_all";
  /** For how many there was no room. */
  left: number;
}

let latest: KeptNews | null = null;
const listeners = new Set<() => void>();

/** The latest news of a list; null where there is none, or it is of the other list. */
export function useKeptNews(list: HomeListName): KeptNews | null {
  const news = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  return news?.list === list ? news : null;
}

/** News is new each time: the same home may be saved again. */
export function tellNews(news: KeptNews | null): void {
  latest = news && { ...news };
  for (const listener of listeners) listener();
}

/** Keeps a project or lets it go, and says so. */
export function toggleAndTell(list: HomeListName, { ref, name }: { ref: string; name: string }) {
  const place = keptHomes(list).indexOf(ref);
  tellNews({ list, kind: toggleHome(list, ref), ref, name, place });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
