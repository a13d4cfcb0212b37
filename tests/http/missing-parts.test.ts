import { afterAll, beforeAll, expect, test } from "vitest";
import { remoteContent } from "#server/content-source.ts";
import { createLog } from "#server/log.ts";
import { demoSite, readPage, startSite, textOf } from "#tests/http/support/site.ts";
import { immediateFaults, startFailingApi } from "#tests/support/failing-api.ts";
import { isPathOfCall, isOptionalCallOf, screens } from "#tests/support/screen-calls.ts";
import { uncachedCookies } from "#tests/support/uncached-cookies.ts";

let api: Awaited<ReturnType<typeof startFailingApi>>;
let site: Awaited<ReturnType<typeof startSite>>;
let reported: Record<string, unknown>[] = [];

beforeAll(async () => {
  const workingSite = await demoSite();
  api = await startFailingApi(workingSite.url);
  const log = createLog("error", (lines) => {
    for (const line of lines.trimEnd().split("\n"))
      reported.push(JSON.parse(line) as Record<string, unknown>); // our own JSON log
  });
  site = await startSite({ content: remoteContent(api.baseUrl), log });
});

afterAll(async () => {
  await site.close();
  await api.stop();
});

const fail = immediateFaults["answers 500"] ?? null;

for (const [name, screen] of Object.entries(screens)) {
  const { path, essential, optional } = screen;

  for (const [index, call] of essential.entries()) {
    test(`${name} fails without ${call}`, async () => {
      api.fail(fail, isPathOfCall(call));
      const page = await visitAs(visitor(index), path);
      expect(page.status).toBe(503);
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(textOf(page.getByRole("main"))).toContain(page.headers.get("x-request-id"));
      expect(page.getByRole("banner")).toBeInTheDocument();
    });
  }

  const status = name === "not-found" ? 404 : 200;
  const isCacheable = name !== "not-found" && name !== "thanks-you";
  for (const [index, call] of optional.entries()) {
    test(`${name} renders without ${call}, and is not cached`, async () => {
      const cookie = visitor(essential.length + index);
      api.fail(fail, isPathOfCall(call));
      reported = [];
      const poor = await visitAs(cookie, path);
      expect([poor.status, poor.headers.get("cache-control")]).toEqual([status, "no-store"]);
      expect(reported.filter((line) => line["call"] !== undefined).at(-1)).toMatchObject({
        call,
        level: "error",
      });
      const without = outlineOf(poor.document);
      expect(without.empty).toEqual([]);

      api.fail(null);
      const rich = await visitAs(cookie, path);
      expect(rich.status).toBe(status);
      expect(rich.headers.get("cache-control") !== "no-store").toBe(isCacheable);
      const complete = outlineOf(rich.document);
      expect(complete.headings).toEqual(expect.arrayContaining(without.headings));
      expect(without.headings[0]).toBe(complete.headings[0]);
    });
  }

  test(`${name} renders without any optional resource`, async () => {
    api.fail(fail, isOptionalCallOf(screen));
    const page = await visitAs(visitor(essential.length + optional.length), path);
    expect(page.status).toBe(status);
    const { headings, empty } = outlineOf(page.document);
    expect(headings[0]).toMatch(/./);
    expect(empty).toEqual([]);
  });
}

/** One visitor per call of a screen, and one for all, so that no answer is cached. */
function visitor(index: number): string {
  const cookie = uncachedCookies[index];
  if (cookie === undefined) throw new Error("A screen has more calls than there are visitors");
  return cookie;
}

async function visitAs(cookie: string, path: string) {
  return readPage(await fetch(site.url + path, { headers: { Cookie: cookie } }));
}

/** A page's headings, and its empty containers. */
function outlineOf(document: Document) {
  const textOf = (element: Element) => element.textContent.trim();
  const headings = [...document.querySelectorAll("main h1, main h2, main h3")].map(textOf);
  const empty = [
    ...document.querySelectorAll("h1, h2, h3, ul, dl, nav, section, p:not([role=status])"),
  ]
    .filter((element) => textOf(element) === "" && element.querySelector("img, svg") === null)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
  return { headings, empty };
}
