/** Shared lists of projects have no language in their path and open in the reader's own. */
import { parseSavedList } from "#contract/saved-list.ts";
import { screenPath, sharedListLink } from "#domain/links.ts";

export const sharedLists = [screenPath("shortlist"), screenPath("compare")];

/** The list's path without language, with valid references and no other parameters. */
export function sharedList({ pathname, searchParams }: URL): string {
  const list = pathname === screenPath("compare") ? "compare" : "shortlist";
  return sharedListLink(list, parseSavedList(searchParams, list));
}
