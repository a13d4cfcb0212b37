/** No page leads to one that is not there, and every picture, script and style that it names can be had. */
import type { APIRequestContext, Page } from "@playwright/test";
import { locales } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

/** Asked at a time: the site draws two pages at once at most. */
const atOnce = 4;

for (const language of locales) {
  test(`every link, picture and file is there: ${language}`, async ({ request, show, siteUrl }) => {
    test.setTimeout(180_000);
    const wanted = new Map<string, string>();
    const astray: string[] = [];
    for (const path of Object.values(keyPages(language))) {
      const page = await show(await request.get(path));
      for (const address of await addressesIn(page)) {
        const { origin, pathname, search, hash } = new URL(address, siteUrl + path);
        if (origin !== siteUrl) continue;
        const isHere = pathname + search === path;
        if (isHere && hash !== "" && !(await has(page, hash))) astray.push(`${path} → ${hash}`);
        if (!isHere && !wanted.has(pathname + search)) wanted.set(pathname + search, path);
      }
    }
    expect(wanted.size).toBeGreaterThan(100);
    expect([...astray, ...(await missing(request, wanted))]).toEqual([]);
  });
}

async function addressesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const given = (attribute: string) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .filter((element) => !element.matches("form, [rel~=canonical], [rel~=alternate]"))
        .map((element) => element.getAttribute(attribute) ?? "");
    const sets = [...given("srcset"), ...given("imagesrcset")].flatMap((set) =>
      set.split(",").map((candidate) => candidate.trim().split(" ", 1)[0] ?? ""),
    );
    return [...given("href"), ...given("src"), ...given("poster"), ...sets];
  });
}

async function has(page: Page, hash: string): Promise<boolean> {
  return page.evaluate(
    (id) => document.getElementById(id) !== null,
    decodeURIComponent(hash).slice(1),
  );
}

/** Asks for each address once, and tells which are not there and which page named them. */
async function missing(
  request: APIRequestContext,
  wanted: ReadonlyMap<string, string>,
): Promise<string[]> {
  const waiting = [...wanted];
  const found: string[] = [];
  const ask = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [address, from] = next;
      const answer = await request.head(address);
      if (!answer.ok()) found.push(`${from} → ${address}: ${answer.status()}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return found;
}
