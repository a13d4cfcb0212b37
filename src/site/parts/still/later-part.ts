/** What regions are drawn by that are taken over later: their code follows the page. */
import type { ComponentType } from "react";
import { idle } from "#site/parts/idle.ts";
import { allOf, loadOptional } from "#site/parts/optional-files.ts";

export interface LaterPart<Item> {
  /** Names the part among all others. */
  name: string;
  /** Fetches the component; the same promise each time, another one after a failure. */
  load: () => Promise<ComponentType<{ item: Item }>>;
  /** Null until it was fetched; on the server always there once the first page is drawn. */
  component: ComponentType<{ item: Item }> | null;
}

const parts: { load: () => Promise<unknown> }[] = [];
let isReading = true;

/** Declares a part, once, where its module is read. A browser that goes to its page from another fetches it at once. */
export function laterPart<Item>(name: string, fetch: LaterPart<Item>["load"]): LaterPart<Item> {
  let running: ReturnType<typeof fetch> | null = null;
  const part: LaterPart<Item> = { name, load, component: null };
  parts.push(part);
  if (!isReading) void loadOptional(load); // whoever draws it hears of the failure
  return part;

  function load(): ReturnType<typeof fetch> {
    running ??= fetch().then(
      (component) => (part.component = component),
      (error: unknown) => {
        running = null;
        throw error;
      },
    );
    return running;
  }
}

/** For a server: fetches every part that was declared so far, and from now on each one as soon as it is. */
export async function loadLaterParts(): Promise<void> {
  isReading = false;
  await allOf(parts.map((part) => part.load()));
}

/** The same for a browser: one after the other, each when there is nothing else to do. Those that cannot be had are left out. */
export async function loadLaterPartsInTurn(): Promise<void> {
  isReading = false;
  for (const part of parts) {
    await idle();
    await loadOptional(part.load);
  }
}
