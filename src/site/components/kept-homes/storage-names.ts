import type { HomeListName } from "#contract/home-list.ts";

/** Under these a device keeps its lists. */
export const storageNames: Readonly<Record<HomeListName, string>> = {
  shortlist: "sahil.shortlist",
  compare: "sahil.compare",
};
