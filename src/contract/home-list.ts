/** Projects that a visitor keeps, as addresses and the device name them: by reference alone, so that a list opens in any language. */

/** How many may be kept, and how many stand side by side. */
export const homeListLimits = { shortlist: 50, compare: 4 } as const;
export type HomeListName = keyof typeof homeListLimits;

/** As they were saved, or the lowest price first. */
export type HomeOrder = "saved" | "price";

const reference = /^[A-Z]{2,5}-\d{1,6}$/;

/** Reads references in the order in which they were kept; what is none, and what stands there twice, is left out. */
export function parseHomeList(query: URLSearchParams, name: HomeListName): string[] {
  const words = (query.get("homes") ?? "").split(",").filter(isProjectReference);
  return [...new Set(words)].slice(0, homeListLimits[name]);
}

/** Reads the order in which a list is shown; as they were saved, unless it asks for another. */
export function parseHomeOrder(query: URLSearchParams): HomeOrder {
  return query.get("sort") === "price" ? "price" : "saved";
}

export function homeListQuery(homes: readonly string[], order: HomeOrder = "saved") {
  const query = new URLSearchParams(homes.length === 0 ? {} : { homes: homes.join(",") });
  if (order !== "saved") query.set("sort", order);
  return query;
}

/** Tells whether a text is written as references of projects are, such as `IST-1042`. */
export function isProjectReference(text: string): boolean {
  return reference.test(text);
}
