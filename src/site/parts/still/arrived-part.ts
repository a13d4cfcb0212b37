import type { ComponentType } from "react";
import { loadOptional } from "#site/parts/optional-files.ts";
import type { LaterPart } from "#site/parts/still/later-part.ts";

/** By part, and by what it was to be drawn from. */
const arrived = new WeakMap<object, WeakMap<object, Promise<unknown>>>();

/**
 * A part's component once it is there, null where it cannot be had; the same promise each time it is drawn from the same, so
 * that a page that could not have it stands, and the next one asks again.
 */
export function arrivedPart<Item extends object>(
  part: LaterPart<Item>,
  item: Item,
): Promise<ComponentType<{ item: Item }> | null> {
  const byItem = arrived.get(part) ?? new WeakMap<object, Promise<unknown>>();
  arrived.set(part, byItem);
  const promise = byItem.get(item) ?? loadOptional(part.load);
  byItem.set(item, promise);
  return promise as Promise<ComponentType<{ item: Item }> | null>; // kept by its part
}
