import type { CallName } from "#contract/calls.ts";

/** Calls of every page's layout; without parameters, so there is one answer per locale. */
export const layoutCalls = [
  "areaNavigation",
  "currencies",
  "filterPages",
  "footerLinks",
] as const satisfies readonly CallName[];
