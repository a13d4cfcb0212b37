import { expect, test } from "vitest";
import { projectItemLists, itemList } from "./item-list.server.ts";

test("positions on later pages continue from the earlier ones", () => {
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

test("projects on another page are a list of their own, and an empty list is omitted", () => {
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
