/** Lists of homes as they are passed on: their address names no language, so that it opens in the reader's own. */
import { parseHomeList } from "#contract/home-list.ts";
import { screenPath, sharedListLink } from "#domain/links.ts";

export const sharedLists = [screenPath("shortlist"), screenPath("compare")];

/** The path of a list without its language: references as we write them, and nothing else of what the address carries. */
export function sharedList({ pathname, searchParams }: URL): string {
  const list = pathname === screenPath("compare") ? "compare" : "shortlist";
  return sharedListLink(list, parseHomeList(searchParams, list));
}
