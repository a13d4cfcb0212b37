/** Saved projects are listed by reference, which is the same in every locale. */

/** Most projects in each list. */
export const homeListLimits = { shortlist: 50, compare: 4 } as const;
export type HomeListName = keyof typeof homeListLimits;

/** As saved, or by ascending price. */
export type HomeOrder = "saved" | "price";

const reference = /^[A-Z]{2,5}-\d{1,6}$/;

/** Parses references in saved order, without invalid ones and duplicates. */
export function parseHomeList(query: URLSearchParams, name: HomeListName): string[] {
  const words = (query.get("homes") ?? "").split(",").filter(isProjectReference);
  return [...new Set(words)].slice(0, homeListLimits[name]);
}

/** Parses the order of a list; `saved` by default. */
export function parseHomeOrder(query: URLSearchParams): HomeOrder {
  return query.get("sort") === "price" ? "price" : "saved";
}

export function homeListQuery(homes: readonly string[], order: HomeOrder = "saved") {
  const query = new URLSearchParams(homes.length === 0 ? {} : { homes: homes.join(",") });
  if (order !== "saved") query.set("sort", order);
  return query;
}

/** Whether a text has the format of a project reference: `IST-1042`. */
export function isProjectReference(text: string): boolean {
  return reference.test(text);
}
