import { expect, test } from "vitest";
import { afterFirstView } from "#site/after-first-view.server.ts";
import { dataIn, routerBeginning, routerEnding } from "#site/router-scripts.ts";

const page = `<html><head><link rel="stylesheet" href="/app.css"/></head><body><p>Ünye</p>
<link rel="modulepreload" href="/home.js"/><link rel="modulepreload" href="/framework.js"/><link rel="modulepreload" href="/home.js"/>
<script>first()</script><script>window.__reactRouterContext = {};</script>
<script type="module" async="">import * as route0 from "/home.js";
import("/entry.js");</script></body></html>`;

const told = afterFirstView(Buffer.from(page), ["/home.json"]).toString();

test("no script of the page's own is asked for by its markup", () => {
  expect(told).not.toContain('<link rel="modulepreload');
  expect(told).not.toContain('<script type="module"');
});

test("the router's scripts wait, and keep what they say", () => {
  const kinds = [...told.matchAll(/<script type="text\/later" data-type="([^"]+)">(\w+)/g)];
  expect(kinds.map(([, kind, begin]) => [kind, begin])).toEqual([
    ["text/javascript", "window"],
    ["module", "import"],
  ]);
});

test("what it takes is listed once each, to be fetched before it runs", () => {
  expect(told).toContain('data-files="/home.json /home.js /framework.js"></script></body>');
});

test("the rest of the page stays as it was, letter for letter", () => {
  expect(told).toContain('<link rel="stylesheet" href="/app.css"/></head><body><p>Ünye</p>');
  expect(told).toContain("<script>first()</script>");
});

test("what the router says on every page alike, no page says", () => {
  const begun = page.replace("window.__reactRouterContext = {};", routerBeginning);
  expect(afterFirstView(Buffer.from(begun), []).toString()).toContain(
    '<script type="text/later" data-type="text/javascript"></script>',
  );
  const ended = page.replace("</body>", `<script>${routerEnding}</script></body>`);
  expect(afterFirstView(Buffer.from(ended), ["/home.json"]).toString()).toBe(told);
});

test("of the router's data the page says these alone, each sign as it was", () => {
  const data = '[{"_1":2},"</script> & Ünye\u2028 الشقة"]\n';
  const script = `window.__reactRouterContext.streamController.enqueue(${routerText(data)});`;
  expect(dataIn(script)).toBe(data);
  expect(dataIn(`${script}alert()`)).toBeNull();
  expect(dataIn(script.replace("Ünye", "\\x3c"))).toBeNull(); // no JSON
  const begun = page.replace("window.__reactRouterContext = {};", script);
  const [kind, said = ""] = scriptIn(afterFirstView(Buffer.from(begun), []), "data");
  expect(kind).toBe("application/json");
  expect(said).not.toContain("<");
  expect(JSON.parse(said)).toEqual(JSON.parse(data));
});

/** A text as the router writes it into a script. */
function routerText(text: string): string {
  return JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function scriptIn(html: Buffer, of: string): string[] {
  const pattern = new RegExp(`<script type="([^"]+)" data-type="${of}">([^]*?)</script>`);
  return pattern.exec(html.toString())?.slice(1) ?? [];
}
