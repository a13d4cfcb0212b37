/** The latest change of a saved list, for the notice that can undo it. */
import { useSyncExternalStore } from "react";
import type { SavedListName } from "#contract/saved-list.ts";
import {
  savedProjects,
  toggleProject,
  type SaveOutcome,
} from "#site/components/saved-projects/saved-projects.ts";

export type SaveEvent = ProjectSaveEvent | ListSaveEvent;

interface ProjectSaveEvent {
  list: SavedListName;
  kind: SaveOutcome;
  ref: string;
  name: string;
  /** Index on the list, for undo. */
  index: number;
}

/** A shared list was saved as a whole. */
interface ListSaveEvent {
  list: SavedListName;
  kind: "added_all";
  /** How many did not fit. */
  left: number;
}

let latest: SaveEvent | null = null;
const listeners = new Set<() => void>();

/** Null when the latest change was of the other list. */
export function useSaveEvent(list: SavedListName): SaveEvent | null {
  const event = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  return event?.list === list ? event : null;
}

/** Always a new object, because the same project may be saved again. */
export function publishSaveEvent(event: SaveEvent | null): void {
  latest = event && { ...event };
  for (const listener of listeners) listener();
}

export function toggleAndPublish(
  list: SavedListName,
  { ref, name }: { ref: string; name: string },
) {
  const index = savedProjects(list).indexOf(ref);
  publishSaveEvent({ list, kind: toggleProject(list, ref), ref, name, index });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
