import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { apiFor } from "#site/api-client.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  factsNamedContext,
  missingPartContext,
  requestIdContext,
  type FactsFile,
} from "#site/request-context.ts";
import { sendAround } from "#site/send-around.server.ts";
import { aroundOf, factsFileIn, type SentAround } from "#site/sent-around.ts";

const company = { brand: "Sahil", hours: `By "day"` };
const euro = { code: "EUR", name: "euro", rate: 0.9 };
const answers = {
  [calls.areaNavigation.path]: { content: [] },
  [calls.currencies.path]: { content: [euro] },
  [calls.footerLinks.path]: { company },
};

/** As the router brings it to a browser. */
const travelled = (sent: SentAround) => JSON.parse(JSON.stringify(sent)) as SentAround;

test("a document names the file of the facts, which is there, and says what is chosen", async () => {
  const { args, named } = asked("/en/offers");
  const sent = await sendAround(args);
  expect(named).toEqual([{ path: factsFileIn(sent), text: expect.stringContaining("Sahil") }]);
  expect(JSON.stringify(sent)).not.toContain("Sahil");
  expect(travelled(sent)).toEqual({
    facts: { path: expect.stringMatching(/^\/en\/facts-[0-9a-f]{16}\.json$/) },
    choice: { locale: "en", currency: "EUR", currencyName: "euro", areaUnit: "m2" },
  });
});

test("the server draws from the facts themselves, the same each time", async () => {
  const sent = await sendAround(asked("/en/offers").args);
  expect(aroundOf(sent)).toMatchObject({ company, choice: { currency: "EUR", rates: [{}] } });
  expect(aroundOf(sent)).toBe(aroundOf(sent));
});

test("a browser that was not given the file draws nothing instead of something else", async () => {
  const sent = travelled(await sendAround(asked("/en/offers").args));
  expect(() => aroundOf(sent)).toThrow(/facts/);
});

test("what the router asks for carries the facts, and so does a document with gaps", async () => {
  for (const { args, named } of [asked("/en/offers", ".data"), asked("/en/offers", "", false)]) {
    const sent = await sendAround(args);
    expect([factsFileIn(sent), named]).toEqual([null, []]);
    const around = aroundOf(travelled(sent));
    expect(around).toMatchObject({ company, places: [], choice: { currency: "EUR" } });
  }
});

test("each language of a render has a client of its own, and one alone", () => {
  const { context } = asked("/en/offers").args;
  expect(apiFor(context, "ru")).not.toBe(apiFor(context, "en"));
  expect(apiFor(context, "en")).toBe(apiFor(context, "en"));
});

/** Of a visitor who chose euros; the API can be without currencies. */
function asked(path: string, suffix = "", hasCurrencies = true) {
  const context = new RouterContextProvider();
  const named: FactsFile[] = [];
  context.set(requestIdContext, "a-request");
  context.set(apiFaultReportContext, () => {});
  context.set(missingPartContext, () => {});
  context.set(factsNamedContext, (file) => named.push(file));
  context.set(apiTransportContext, {
    baseUrl: "http://api.example",
    trusted: true,
    async fetch({ url }) {
      const { pathname } = new URL(url);
      const isThere = hasCurrencies || pathname !== calls.currencies.path;
      return isThere ? Response.json(answers[pathname]) : new Response(null, { status: 503 });
    },
  });
  const url = new URL(`https://sahil.example${path}`);
  const request = new Request(`${url}${suffix}`, { headers: { Cookie: "currency=EUR" } });
  return { args: { request, url, context }, named };
}
