import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { createKeyOf, hasQuery } from "#server/pages/page-key.ts";
import { cookieHeaderOf } from "#server/pages/preferences.ts";
import { createRoutesOfPath } from "#server/pages/routes-of-path.ts";
import routes from "#site/routes.ts";

const screens = routes as RouteObject[]; // only their paths are used
const keyContext = {
  currencies: new Set(["USD", "EUR", "TRY"]),
  routesOf: createRoutesOfPath([{ id: "root", children: screens }]),
};
const keyOf = createKeyOf(keyContext);
const textOf = (target: string, cookie?: string) => keyOf(target, cookie)?.text;

test("unknown parameters and invalid values do not change the key", () => {
  const plain = textOf("/en/turkey/for-sale");
  expect(textOf("/en/turkey/for-sale?utm_source=mail&fbclid=1")).toBe(plain);
  expect(textOf("/en/turkey/for-sale?page=0&price=9-1&sort=random")).toBe(plain);
  expect(textOf("/en/turkey/for-sale?")).toBe(plain);
});

test("the same filters in another order or spelling are one key", () => {
  expect(textOf("/en/turkey/for-sale?rooms=2%2B1,1-1&type=villa")).toBe(
    textOf("/en/turkey/for-sale?type=villa&rooms=1+1,2-1&x=1"),
  );
});

test("filters, pages and languages have different keys", () => {
  const keys = [
    textOf("/en/turkey/for-sale"),
    textOf("/ar/turkey/for-sale"),
    textOf("/en/turkey/for-sale.data"),
    textOf("/en/turkey/for-sale?page=2"),
    textOf("/en/turkey/for-sale/bodrum?page=2"),
    textOf("/en/turkey/for-sale?seaView=true"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("paged lists have a key per page, the blog also per category", () => {
  const keys = [
    textOf("/en/blog"),
    textOf("/en/blog?page=2"),
    textOf("/en/blog?category=citizenship&page=2"),
    textOf("/en/videos?page=2"),
    textOf("/en/developer-companies?page=2"),
    textOf("/en/guides/istanbul?page=2"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(textOf("/en/blog?page=1&tag=x")).toBe(keys[0]);
  expect(textOf("/en/videos?page=2&category=x")).toBe(keys[3]);
});

test("the key of suggestions has only the query", () => {
  const typed = textOf("/en/search-suggestions?query=ka");
  expect(textOf("/en/search-suggestions?limit=3&query=%20ka%20&page=2")).toBe(typed);
  expect(textOf("/en/search-suggestions?query=kad")).not.toBe(typed);
});

test("a listing's key carries its parsed criteria", () => {
  expect(keyOf("/en/turkey/for-sale?rooms=2&sort=price&rooms=3", undefined)).toBeNull();
  expect(keyOf("/en/turkey/for-sale?sort=price&rooms=2-1,x", undefined)).toMatchObject({
    query: "rooms=2-1&sort=price",
    criteria: { rooms: ["2+1"], sort: "price", page: 1 },
  });
  expect(keyOf("/en/blog?page=2", undefined)?.criteria).toBeNull();
});

test("URLs submitted by a form without script are not cached", () => {
  expect(textOf("/en/turkey/for-sale?rooms=2-1&rooms=3-1")).toBeUndefined();
  expect(textOf("/en/properties/for-sale?where=turkey&type=villas")).toBeUndefined();
  expect(textOf("/en/about-us?where=turkey")).toBeDefined();
});

test("filters do not change the key of a page without a listing", () => {
  expect(textOf("/en/about-us?page=2")).toBe(textOf("/en/about-us"));
});

test("purchase choices change the key of a project, not of a town's guide", () => {
  const choices = "unit=2&signing=2026-01-01&loan=40&with=mortgage";
  expect(textOf(`/en/guides/istanbul/kadikoy?${choices}`)).toBe(
    textOf("/en/guides/istanbul/kadikoy"),
  );
  expect(textOf(`/en/uae/dubai/marina-arc?${choices}`)).not.toBe(
    textOf("/en/uae/dubai/marina-arc"),
  );
});

test("a URL always has the same key, also after many others", () => {
  const filtered = "/en/turkey/for-sale?type=villa&utm_source=mail";
  const first = textOf(filtered);
  for (let at = 0; at < 3_000; at += 1) textOf(`/en/turkey/for-sale?query=${at}`);
  expect(textOf(filtered)).toBe(first);
  expect(textOf(filtered, "currency=EUR")).not.toBe(first);
  expect(textOf(filtered)).toBe(first);
});

test.each([
  ["/en/turkey/for-sale?type=villa", true],
  ["/en/uae/dubai/marina-arc?unit=2", true],
  ["/en/uae/dubai/marina-arc.data?unit=2&_routes=root", true],
  ["/en/shortlist?homes=DXB-2010", true],
  ["/en/turkey/for-sale", false],
  ["/en/turkey/for-sale?utm_source=mail", false],
  ["/en/turkey/for-sale.data?_routes=root", false],
])("%s counts as a personal selection: %s", (target, counts) => {
  const key = keyOf(target, undefined);
  expect(key && hasQuery(key)).toBe(counts);
});

test("the _routes parameter belongs to the key of data requests only", () => {
  const key = keyOf("/en/turkey/for-sale.data?_routes=listing___en,nonsense,root", undefined);
  expect(key?.query).toBe("_routes=listing___en%2Croot");
  expect(textOf("/en/turkey/for-sale?_routes=root")).toBe(textOf("/en/turkey/for-sale"));
});

test("routes of other paths do not change the key", () => {
  const plain = textOf("/en/about-us.data");
  expect(textOf("/en/about-us.data?_routes=listing___en")).toBe(plain);
  expect(textOf("/en/about-us.data?_routes=root,listing___en,root")).toBe(
    textOf("/en/about-us.data?_routes=root"),
  );
});

test("known preferences change the key, unknown and default ones do not", () => {
  const plain = textOf("/en");
  expect(textOf("/en", "currency=USD; area_unit=m2")).toBe(plain);
  expect(textOf("/en", "currency=XXX; area_unit=acre; session=1")).toBe(plain);
  expect(textOf("/en", "currency=EUR")).not.toBe(plain);
  expect(textOf("/en", "area_unit=sqft")).not.toBe(plain);
});

test("a newly known currency changes the key at once", () => {
  const currencies = new Set(["USD"]);
  const keyWith = createKeyOf({ currencies, routesOf: () => [] });
  const euros = () => keyWith("/en", "currency=EUR; visit=1")?.preferences.currency;
  expect(euros()).toBeNull();
  currencies.add("EUR");
  expect(euros()).toBe("EUR");
  currencies.delete("EUR");
  expect(euros()).toBeNull();
});

test("equal preferences have the same key, whatever other cookies there are", () => {
  const [first, ...others] = [
    "currency=EUR; area_unit=sqft",
    "_ga=1; area_unit=sqft; currency=EUR",
    "currency=EUR; area_unit=sqft; seen=1",
  ].map((cookies) => textOf("/en", cookies));
  expect(others).toEqual([first, first]);
  expect(textOf("/en", "currency=EUR")).not.toBe(first);
  expect(textOf("/tr", "currency=EUR; area_unit=sqft")).not.toBe(first);
});

test("a page is rendered with its preferences and no other cookie", () => {
  const key = keyOf("/en", "session=1; area_unit=sqft; currency=EUR");
  expect(key && cookieHeaderOf(key.preferences)).toBe("currency=EUR; area_unit=sqft");
});

test.each([
  "/",
  "/fr",
  "/en/",
  "/EN",
  "/en/Turkey",
  "/en/a%62c",
  "/en/../x",
  "/preferences",
  "/en/a.b",
])("%s is not cacheable", (target) => {
  expect(textOf(target)).toBeUndefined();
});

test("the enquiry page has one key per subject", () => {
  const plain = textOf("/en/enquiry");
  expect(textOf("/en/enquiry?kind=viewing&utm_source=mail")).toBe(plain);
  const project = "project=uae/dubai/marina-arc";
  expect(textOf(`/en/enquiry?x=1&${project}&kind=viewing`)).toBe(
    textOf(`/en/enquiry?kind=viewing&${project}`),
  );
  expect(textOf(`/en/enquiry?${project}`)).not.toBe(plain);
});

test("thank-you pages have a key per valid reference only", () => {
  const plain = textOf("/en/thanks-you");
  expect(textOf("/en/thanks-you?enquiry=SHL-forged&name=Amina")).toBe(plain);
  expect(textOf("/en/thanks-you?enquiry=SHL-7K3M9QXZ")).not.toBe(plain);
});
