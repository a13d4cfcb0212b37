/** Projects that a visitor keeps, as addresses and the device name them: by reference alone, so that a list opens in any language. */

/** How many may be kept, and how many stand side by side. */
export const homeListLimits = { shortlist: 50, compare: 4 } as const;
export type HomeListName = keyof typeof homeListLimits;

const reference = /^[A-Z]{2,5}-\d{1,6}$/;

/** Reads references in the order in which they were kept; what is none, and what stands there twice, is left out. */
export function parseHomeList(query: URLSearchParams, name: HomeListName): string[] {
  const words = (query.get("homes") ?? "").split(",").filter(isProjectReference);
  return [...new Set(words)].slice(0, homeListLimits[name]);
}

export function homeListQuery(homes: readonly string[]): URLSearchParams {
  return new URLSearchParams(homes.length === 0 ? {} : { homes: homes.join(",") });
}

/** Tells whether a text is written as references of projects are, such as `IST-1042`. */
export function isProjectReference(text: string): boolean {
  return reference.test(text);
}
