import { expect, test } from "vitest";
import { blogCanonicalPath } from "#site/seo/blog-canonical-path.ts";
import { listCanonicalPath, listingCanonicalPath } from "#site/seo/canonical-path.ts";

const videos = (search: string) => listCanonicalPath({ pathname: "/en/videos", search });
const villas = (search: string, loaderData: unknown) =>
  listingCanonicalPath({ pathname: "/en/uae/villas/dubai/for-sale", search }, loaderData);
const blog = (search: string) => blogCanonicalPath({ pathname: "/en/blog", search }, null);

test("preserves the page number of a list", () => {
  expect(videos("?page=2&utm_source=letter")).toBe("/en/videos?page=2");
  expect(videos("?page=1")).toBe("/en/videos");
  expect(videos("?page=two")).toBe("/en/videos");
  expect(videos("")).toBe("/en/videos");
});

test("preserves the page number of an unfiltered listing", () => {
  expect(villas("?page=2&utm_source=letter", { isUnfiltered: true })).toBe(
    "/en/uae/villas/dubai/for-sale?page=2",
  );
  expect(villas("?page=1", { isUnfiltered: true })).toBe("/en/uae/villas/dubai/for-sale");
});

test("drops the page number of a filtered or sorted listing", () => {
  const unfiltered = "/en/uae/villas/dubai/for-sale";
  expect(villas("?sort=price&page=2", { isUnfiltered: false })).toBe(unfiltered);
  expect(villas("?page=2", undefined)).toBe(unfiltered);
});

test("names the page with the same content, where there is one", () => {
  const canonicalListing = "/en/uae/villas-dubai/for-sale";
  expect(villas("?page=2", { isUnfiltered: true, canonicalListing })).toBe(
    `${canonicalListing}?page=2`,
  );
  expect(villas("?sort=price&page=2", { isUnfiltered: false, canonicalListing })).toBe(
    canonicalListing,
  );
});

test("preserves the blog's category and page number", () => {
  expect(blog("?page=2&category=lifestyle&utm_source=letter")).toBe(
    "/en/blog?category=lifestyle&page=2",
  );
  expect(blog("?category=No%20slug&page=1")).toBe("/en/blog");
});
