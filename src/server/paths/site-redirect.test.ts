import { expect, test } from "vitest";
import { redirectFor } from "#server/paths/site-redirect.ts";

function settle(target: string) {
  const answer = redirectFor(new URL(`http://sahil.example${target}`));
  return answer === null ? null : [answer.status, answer.headers.get("Location")];
}

test.each([
  ["/en/Turkey", 308, "/en/turkey"],
  ["/EN", 308, "/en"],
  ["/en/", 308, "/en"],
  ["/en/turkey///", 308, "/en/turkey"],
  ["/en//turkey", 308, "/en/turkey"],
  ["/AR/Turkey/for-sale/?page=2&city=Bodrum", 308, "/ar/turkey/for-sale?page=2&city=Bodrum"],
  ["/en/caf%C3%A9/", 308, "/en/caf%C3%A9"],
  ["/en/%74urkey/bodrum", 308, "/en/turkey/bodrum"],
  ["/en/%54urkey/for%2Dsale?page=2", 308, "/en/turkey/for-sale?page=2"],
  ["/en/turkey%2Edata", 308, "/en/turkey.data"],
  ["/en/syria", 302, "/en/coming-soon"],
  ["/ar/turkey/homes-in-Syria?page=2", 302, "/ar/coming-soon"],
  ["/RU/SYRIAN-HOMES/", 302, "/ru/coming-soon"],
  ["/syria", 302, "/en/coming-soon"],
  ["/fr/syria", 302, "/en/coming-soon"],
  ["/tr/%73%59ria", 302, "/tr/coming-soon"],
  ["/zh/%E0%A4syria", 302, "/zh/coming-soon"],
  ["/zh/%zzsyria", 302, "/zh/coming-soon"],
])("%s answers %i to %s", (target, status, location) => {
  expect(settle(target)).toEqual([status, location]);
});

test.each([
  "/",
  "/en",
  "/en/turkey/for-sale?Page=2",
  "/en/caf%C3%A9",
  "/en/turkey%2Ffor-sale",
  "/en/%2574urkey",
  "/en/turkey.data",
  "/_.data",
  "/en/%",
  "/en/%E0%A4%A",
])("%s is unchanged", (target) => {
  expect(settle(target)).toBeNull();
});

test.each([
  ["/EN/about-us", "public, max-age=3600"],
  ["/EN/about-us.data", "no-store"],
  ["/en/syria", "no-store"],
  ["/en/syria.data", "no-store"],
])("the redirect of %s has the Cache-Control %s", (target, caching) => {
  const answer = redirectFor(new URL(`http://sahil.example${target}`));
  expect(answer?.headers.get("Cache-Control")).toBe(caching);
});

test("no path leads to another host", () => {
  expect(settle("//evil.example/")).toEqual([308, "/evil.example"]);
});

test("a redirected data request makes the router load the new page", () => {
  const answer = redirectFor(new URL("http://sahil.example/ar/syria.data"));
  expect(answer?.status).toBe(204);
  expect(answer?.headers.get("X-Remix-Redirect")).toBe("/ar/coming-soon");
  expect(answer?.headers.get("X-Remix-Reload-Document")).toBe("true");
});

test.each([
  ["/en/%74urkey.data", "/en/turkey"],
  ["/en/_.data", "/en"],
  ["/en/turkey/_.data?page=2", "/en/turkey?page=2"],
])("the data of %s are those of %s", (target, page) => {
  const answer = redirectFor(new URL(`http://sahil.example${target}`));
  expect(answer?.headers.get("X-Remix-Redirect")).toBe(page);
});
