import { createElement } from "react";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import "#i18n/all-messages.server.ts";
import { usePageSubject } from "#site/parts/company.tsx";
import { stillPiece, type StillProps } from "#site/parts/still/still-part.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  missingPartContext,
  requestIdContext,
} from "#site/request-context.ts";
import { drawSent, sent } from "#site/sent.server.ts";
import { visitorInDollars } from "#tests/support/visitor-in-dollars.ts";

const choice = visitorInDollars("en");
const nowhere = { place: { country: null, city: null }, project: null };

const name = stillPiece(
  "name",
  async () =>
    ({ item }: StillProps<string>) =>
      createElement("b", null, item),
);
const place = stillPiece(
  "place",
  async () => (_: StillProps<string>) => createElement("i", null, usePageSubject().place.country),
);

test("beside a document nothing travels of what its regions are drawn from", async () => {
  const wrapped = await sent(asked("/en/turkey"), [name, place], ["Marina <1>", "Palm"]);
  expect(JSON.stringify(wrapped)).toBe("{}");
  const around = { choice, company: null, subject: nowhere };
  expect(Buffer.concat(drawSent(wrapped, "name", around)).toString()).toBe(
    "<b>Marina &lt;1&gt;</b><b>Palm</b>",
  );
});

test("what the router asks for is answered with the regions as they are drawn, about the page's place", async () => {
  const wrapped = await sent(asked("/en/turkey", ".data"), [name, place], ["Palm"]);
  expect(wrapped.markup).toEqual({ name: "<b>Palm</b>", place: "<i>turkey</i>" });
});

test("a page that is about another place than its address tells names it", async () => {
  const subject = { place: { country: "uae", city: null } };
  const wrapped = await sent(asked("/en/blog/a-villa", ".data"), place, ["Palm"], subject);
  expect(wrapped.markup).toEqual({ place: "<i>uae</i>" });
});

test("a region that no loader sent is a fault, not an empty place", () => {
  expect(() => drawSent({}, "name", { choice, company: null, subject: nowhere })).toThrow(/name/);
});

/** A request of a site whose API is away: what surrounds a page is left out then. */
function asked(path: string, suffix = "") {
  const context = new RouterContextProvider();
  context.set(requestIdContext, "a-request");
  context.set(apiFaultReportContext, () => {});
  context.set(missingPartContext, () => {});
  context.set(apiTransportContext, {
    baseUrl: "http://api.example/api/v1",
    fetch: () => Promise.reject(new Error("away")),
    trusted: true,
  });
  const url = new URL(`https://sahil.example${path}`);
  return { request: new Request(`${url}${suffix}`), url, context };
}
