import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { remoteContent } from "#server/content-source.ts";
import { createLog } from "#server/log.ts";
import { htmlViolations } from "#tests/e2e/support/html-validation.ts";
import { errorPageCases } from "#tests/e2e/support/error-page-cases.ts";
import { demoSite, readPage, startSite, textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { startFailingApi } from "#tests/support/failing-api.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

let workingSite: Awaited<ReturnType<typeof demoSite>>;
let api: Awaited<ReturnType<typeof startFailingApi>>;
let failingSite: Awaited<ReturnType<typeof startSite>>;
/** Allows one search an hour per network. */
let searchLimited: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  workingSite = await demoSite();
  api = await startFailingApi(workingSite.url);
  const log = createLog("error", () => undefined);
  failingSite = await startSite({ content: remoteContent(api.baseUrl), log });
  searchLimited = await startSite({
    content: remoteContent(`${workingSite.url}/api/v1`),
    variables: { SEARCHES_PER_ADDRESS: "1/1h" },
  });
});

afterAll(async () => {
  await failingSite.close();
  await searchLimited.close();
  await api.stop();
});

for (const language of testedLanguages) {
  const texts = textsOf(language);

  for (const [what, { status, path, api: failing, textKey }] of Object.entries(errorPageCases)) {
    test(`the error page for what ${what} is complete without a script: ${language}`, async () => {
      api.fail(failing && failing(workingSite.url), isArticle);
      const page = await readPage(await fetch(failingSite.url + path(language)));
      api.fail(null);
      expect(page.status).toBe(status);
      const title = texts(`failure.${textKey}.title`);
      expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(title);
      expect(page.document.title).toBe(
        textKey === "not_found" ? texts("failure.not_found.page_title") : title,
      );
      if (textKey !== "server_error") {
        const main = page.getByRole("main");
        expect(textOf(main)).toContain(texts(`failure.${textKey}.text`));
        expect(within(main).getByRole("search")).toBeInTheDocument();
      }
      expect(await htmlViolations(page.html)).toEqual([]);
    });
  }

  test(`the 429 page is complete without a script: ${language}`, async () => {
    // One network per language, as the limit is per network.
    const headers = { "X-Forwarded-For": networkOf(language) };
    const search = (rooms: string) =>
      fetch(
        `${searchLimited.url}${linkTo(language, "listing", { country: "properties" })}?rooms=${rooms}`,
        { headers },
      );
    expect((await search("1-1")).status).toBe(200);
    const page = await readPage(await search("2-1"));
    expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(texts("failure.too_many.title"));
    expect(page.document.title).toBe(texts("failure.too_many.title"));
    expect(textOf(page.getByRole("main"))).toContain(texts("failure.too_many.text"));
    expect(await htmlViolations(page.html)).toEqual([]);
  });

  test(`the 405 page is complete without a script: ${language}`, async () => {
    const page = await visit(linkTo(language, "home"), {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: workingSite.url },
    });
    expect(page.status).toBe(405);
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(texts("failure.read_only.title"));
    expect(page.document.title).toBe(texts("failure.read_only.title"));
    expect(textOf(page.getByRole("main"))).toContain(texts("failure.read_only.text"));
    expect(await htmlViolations(page.html)).toEqual([]);
  });

  test(`the offline page has a heading: ${language}`, async () => {
    const page = await visit(linkTo(language, "offline"));
    expect(page.status).toBe(200);
    expect(page.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(await htmlViolations(page.html)).toEqual([]);
  });
}

function isArticle(apiPath: string): boolean {
  return /^\/(?:blog|posts?)\//.test(apiPath);
}

function networkOf(language: Locale): string {
  return `198.51.${100 + locales.indexOf(language)}.7`;
}
