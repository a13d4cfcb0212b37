/** What still regions are drawn by: components whose code the browser fetches only when it has to draw one itself. */
import type { ComponentType } from "react";
import { idle } from "#site/parts/idle.ts";
import { allOf, loadOptional } from "#site/parts/optional-files.ts";

export interface StillProps<Item> {
  item: Item;
  /** The first of its region: its picture may be the page's largest. */
  isFirst: boolean;
}

export interface StillPart<Item> {
  /** Names the part among all others. */
  name: string;
  /** Whether what was drawn of an item is kept for other pages that show it. */
  isKept: boolean;
  /** Fetches the component; the same promise each time, another one after a failure. */
  load: () => Promise<ComponentType<StillProps<Item>>>;
  /** Null until it was fetched; on the server always there once the first page is drawn. */
  component: ComponentType<StillProps<Item>> | null;
}

const parts: { load: () => Promise<unknown> }[] = [];
let isReading = true;

type FetchComponent<Item> = () => Promise<ComponentType<StillProps<Item>>>;

/**
 * Declares what items that many pages show are drawn by, such as cards; once, where its module is read. What is drawn of an
 * item is kept, so it may depend on nothing but the item, the visitor's choices and the company.
 */
export function stillPart<Item>(name: string, fetch: FetchComponent<Item>): StillPart<Item> {
  return declare(name, true, fetch);
}

/** Declares what a piece of a single page is drawn by. It may ask what the page is about, but nothing of the router. */
export function stillPiece<Item>(name: string, fetch: FetchComponent<Item>): StillPart<Item> {
  return declare(name, false, fetch);
}

/** The server fetches every part before it draws, a browser that goes to another page as soon as it is declared. */
function declare<Item>(
  name: string,
  isKept: boolean,
  fetch: FetchComponent<Item>,
): StillPart<Item> {
  let running: Promise<ComponentType<StillProps<Item>>> | null = null;
  const part: StillPart<Item> = { name, isKept, load, component: null };
  parts.push(part);
  if (!isReading) void loadOptional(load); // whoever draws it hears of the failure
  return part;

  function load(): Promise<ComponentType<StillProps<Item>>> {
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

/** Fetches every part that was declared so far, and from now on each one as soon as it is. */
export async function loadStillParts(): Promise<void> {
  isReading = false;
  await allOf(parts.map((part) => part.load()));
}

/** The same for a browser: one after the other, each when there is nothing else to do. Those that cannot be had are left out. */
export async function loadStillPartsInTurn(): Promise<void> {
  isReading = false;
  for (const part of parts) {
    await idle();
    await loadOptional(part.load);
  }
}
