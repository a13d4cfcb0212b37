import { expect, test } from "vitest";
import { projectItemLists, itemList } from "./item-list.server.ts";

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

test("homes on a page about something else are a list of those alone, and none is no list", () => {
  const site = { locale: "en", origin: "https://sahil.example" } as const;
  const [country, city] = [
    { slug: "uae", name: "UAE", nameIn: "in the UAE" },
    { slug: "dubai", name: "Dubai", nameIn: "in Dubai" },
  ];
  const place = { country, city, town: null };
  expect(projectItemLists([{ slug: "marina-arc", place }], site)).toEqual([
    itemList(["/en/uae/dubai/marina-arc"], site.origin),
  ]);
  expect(projectItemLists([], site)).toEqual([]);
});
