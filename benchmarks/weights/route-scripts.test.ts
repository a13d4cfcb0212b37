import { expect, test } from "vitest";
import { heaviest, kilobytes, scriptsOf } from "#benchmarks/weights/route-scripts.ts";

const route = (id: string, parentId: string | undefined, ...imports: string[]) => ({
  id,
  parentId,
  module: `/${id}.js`,
  imports,
});

const assets = {
  url: "/manifest.js",
  entry: { module: "/entry.js", imports: ["/react.js"] },
  routes: {
    root: route("root", undefined, "/react.js"),
    layout: route("layout", "root", "/texts.js"),
    page: route("page", "layout", "/texts.js", "/card.js"),
    other: route("other", "layout", "/chart.js"),
  },
};

test("a page loads the manifest, the entry, its route and the parent routes, each file once", () => {
  expect([...scriptsOf(assets, "page")].toSorted()).toEqual(
    ["card", "entry", "layout", "manifest", "page", "react", "root", "texts"].map(
      (name) => `/${name}.js`,
    ),
  );
  expect(() => scriptsOf(assets, "gone")).toThrow("no route gone");
});

test("file sizes are in kilobytes of 1,000 bytes, the largest first", () => {
  const files = [
    { name: "card.js", bytes: 1_200 },
    { name: "react.js", bytes: 60_000 },
    { name: "texts.js", bytes: 300 },
  ];
  expect(kilobytes(files)).toBe(61.5);
  expect(heaviest(files, 2)).toBe("react.js 60.0, card.js 1.2, 1 more");
});
