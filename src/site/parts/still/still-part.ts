/** What still regions are drawn by. Only the server draws them: no code of theirs is part of any page. */
import type { ComponentType } from "react";

export interface StillProps<Item> {
  item: Item;
  /** In its region: the picture of the first may be the page's largest, and wide windows show two beside it. */
  stands: Standing;
}

export type Standing = "first" | "beside" | "below";

export interface StillPart<Item, Name extends string = string> {
  /** Names the part among all others. */
  name: Name;
  /** What else may show what was drawn, so that it is kept: pages with the item, pages about the same with the item, or nothing. */
  keptFor: "item" | "item-and-subject" | null;
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
  return { name, keptFor: "item", load };
}

/** Declares what a piece of a single page is drawn by. It may ask what the page is about, but nothing of the router. */
export function stillPiece<Item, const Name extends string>(
  name: Name,
  load: Load<Item>,
): StillPart<Item, Name> {
  return { name, keptFor: null, load };
}

/**
 * Declares a piece that pages have in common which are asked for again and again, such as listings. What is drawn is kept, so it
 * may depend on nothing but what can be seen in its item, the visitor's choices, the company and what the page is about.
 */
export function keptPiece<Item, const Name extends string>(
  name: Name,
  load: Load<Item>,
): StillPart<Item, Name> {
  return { name, keptFor: "item-and-subject", load };
}
