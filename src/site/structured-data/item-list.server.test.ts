import { expect, test } from "vitest";
import { itemList } from "./item-list.server.ts";

test("a later page of a list counts on from the pages before it", () => {
  const page = { number: 3, size: 12, total: 26 };
  expect(itemList(["/en/blog/a", "/en/blog/b"], "https://sahil.example", page)).toEqual({
    "@type": "ItemList",
    numberOfItems: 26,
    itemListElement: [
      { "@type": "ListItem", position: 25, url: "https://sahil.example/en/blog/a" },
      { "@type": "ListItem", position: 26, url: "https://sahil.example/en/blog/b" },
    ],
  });
});
