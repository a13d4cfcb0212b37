import type { ItemList } from "schema-dts";
import type { Paging } from "#contract/shared.ts";

/** What one page of a list leads to, by the paths of the site in the order in which it shows them. */
export function itemList(
  paths: readonly string[],
  { number, size, total }: Pick<Paging, "number" | "size" | "total">,
  origin: string,
): ItemList {
  const first = (number - 1) * size + 1;
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: origin + path,
    })),
  };
}
