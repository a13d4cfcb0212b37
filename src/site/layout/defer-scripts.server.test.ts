import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { deferScripts } from "#site/layout/defer-scripts.server.ts";

const nonce = "0b1c";
const preloads =
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/home.js"/>';
const routes = 'import * as route0 from "/assets/root.js";';
const routerModule = `<script nonce="${nonce}" type="module" async="">${routes}</script>`;
const data = `<script nonce="${nonce}">window.__reactRouterContext = {};</script>`;
const page = `<html><head>${preloads}</head><body>${data}${routerModule}</body></html>`;

test("module scripts are fetched and run after the window's load event", async () => {
  const { window } = new JSDOM(deferScripts(page, nonce), { runScripts: "dangerously" });
  const { document } = window;
  const modules = () =>
    [...document.querySelectorAll<HTMLScriptElement>("script[type=module]")].map(
      ({ text }) => text,
    );
  const fetched = () =>
    [...document.querySelectorAll("link[rel=modulepreload]")].map((link) =>
      link.getAttribute("href"),
    );
  expect([fetched(), modules()]).toEqual([[], []]);
  await new Promise((resolve) => window.addEventListener("load", resolve));
  expect(fetched()).toEqual(["/assets/root.js", "/assets/home.js"]);
  expect(modules()).toEqual([routes]);
});

test("scripts that run at once are unchanged", () => {
  expect(deferScripts(page, nonce)).toContain(data);
  for (const other of [
    '<script type="module" async="">import "/x.js"</script>',
    `<script nonce="${nonce}" type="module">import "/x.js"</script>`,
    '<script src="/x.js"></script>',
    '<link rel="preload" href="/x.woff2"/>',
  ]) {
    expect(deferScripts(other, nonce)).toBe(other);
  }
});

test("deferred scripts have the page's nonce", () => {
  const scripts = deferScripts(page, nonce).match(/<script[^>]*>/g);
  expect(scripts).toHaveLength(3);
  for (const script of scripts ?? []) expect(script).toContain(` nonce="${nonce}"`);
});
