import type { ComponentType } from "react";
import { loadOptional } from "#site/parts/optional-files.ts";
import type { LaterPart } from "#site/parts/still/later-part.ts";

const arrived = new WeakMap<object, Promise<unknown>>();

/** A part's component once it is there, null where it cannot be had; the same promise each time. */
export function arrivedPart<Item>(
  part: LaterPart<Item>,
): Promise<ComponentType<{ item: Item }> | null> {
  const promise = arrived.get(part) ?? loadOptional(part.load);
  arrived.set(part, promise);
  return promise as Promise<ComponentType<{ item: Item }> | null>; // kept by its part
}
