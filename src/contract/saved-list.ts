/** Saved projects are listed by reference, which is the same in every locale. */

/** Most projects in each list. */
export const savedListLimits = { shortlist: 50, compare: 4 } as const;
export type SavedListName = keyof typeof savedListLimits;

/** As saved, or by ascending price. */
export type SavedListOrder = "saved" | "price";

const reference = /^[A-Z]{2,5}-\d{1,6}$/;

/** Parses references in saved order, without invalid ones and duplicates. */
export function parseSavedList(query: URLSearchParams, name: SavedListName): string[] {
  const words = (query.get("homes") ?? "").split(",").filter(isProjectReference);
  return [...new Set(words)].slice(0, savedListLimits[name]);
}

/** Parses the order of a list; `saved` by default. */
export function parseSavedListOrder(query: URLSearchParams): SavedListOrder {
  return query.get("sort") === "price" ? "price" : "saved";
}

export function savedListQuery(references: readonly string[], order: SavedListOrder = "saved") {
  const query = new URLSearchParams(references.length === 0 ? {} : { homes: references.join(",") });
  if (order !== "saved") query.set("sort", order);
  return query;
}

/** Whether a text has the format of a project reference: `IST-1042`. */
export function isProjectReference(text: string): boolean {
  return reference.test(text);
}
