/** What still regions are drawn by. Only the server draws them: no code of theirs is part of any page. */
import type { ComponentType } from "react";

export interface StillProps<Item> {
  item: Item;
  /** The first of its region: its picture may be the page's largest. */
  isFirst: boolean;
}

export interface StillPart<Item, Name extends string = string> {
  /** Names the part among all others. */
  name: Name;
  /** Whether what was drawn of an item is kept for other pages that show it. */
  isKept: boolean;
  load: () => Promise<ComponentType<StillProps<Item>>>;
}

type Load<Item> = StillPart<Item>["load"];

/**
 * Declares what items that many pages show are drawn by, such as cards. What is drawn of an item is kept, so it may depend on
 * nothing but the item, the visitor's choices and the company.
 */
export function stillPart<Item, const Name extends string>(
  name: Name,
  load: Load<Item>,
): StillPart<Item, Name> {
  return { name, isKept: true, load };
}

/** Declares what a piece of a single page is drawn by. It may ask what the page is about, but nothing of the router. */
export function stillPiece<Item, const Name extends string>(
  name: Name,
  load: Load<Item>,
): StillPart<Item, Name> {
  return { name, isKept: false, load };
}
