import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { remoteContent } from "#server/content-source.ts";
import { createLog } from "#server/log.ts";
import { layoutCalls } from "#site/data/layout-calls.ts";
import { demoSite, readPage, startSite, textOf } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import {
  type FaultyHandler,
  immediateFaults,
  timeoutFaults,
  startFailingApi,
} from "#tests/support/failing-api.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

type FailingApiSite = Awaited<ReturnType<typeof startFreshFailingApiSite>>;

interface Answer {
  language: Locale;
  path: string;
  page: Awaited<ReturnType<typeof readPage>>;
}

let failing: FailingApiSite;

beforeAll(async () => {
  failing = await startFreshFailingApiSite();
});

afterAll(() => failing.close());

for (const [index, [how, fail]] of Object.entries(immediateFaults).entries()) {
  test(`an API that ${how} gives an error page with a link back`, async () => {
    const answers = await answersDuringFault(failing, fail, index);
    expect(answers.map(({ page }) => page.status)).toEqual(testedLanguages.map(() => 503));
    for (const answer of answers) await expectRetryableErrorPage(failing, answer);
  });
}

// Each waits for the full timeout, so they run concurrently.
for (const [how, fail] of Object.entries(timeoutFaults)) {
  test.concurrent(`an API that ${how} gives an error page with a way back`, async (context) => {
    const fresh = await startFreshFailingApiSite();
    context.onTestFinished(() => fresh.close());
    const answers = await answersDuringFault(fresh, fail, 0);
    expect(answers.map(({ page }) => page.status)).toEqual(testedLanguages.map(() => 503));
    for (const answer of answers) await expectRetryableErrorPage(fresh, answer);
  });
}

/** The answers in each language while the API fails. */
async function answersDuringFault(
  { api, url }: FailingApiSite,
  fail: FaultyHandler,
  number: number,
): Promise<Answer[]> {
  api.fail(fail);
  const answers = await Promise.all(
    testedLanguages.map(async (language) => {
      const path = uncached(language, number);
      return { language, path, page: await visitAt(url, path) };
    }),
  );
  api.fail(null);
  return answers;
}

async function expectRetryableErrorPage(
  { url, reported }: FailingApiSite,
  { language, path, page }: Answer,
) {
  const texts = textsOf(language);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(page.html).not.toMatch(/\bat \S+:\d+:\d+|node:internal|fault\.ts/);

  expect(page.document.documentElement.lang).toBe(localeFacts[language].htmlLang);
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(texts("failure.server_error.title"));
  const reference = page.headers.get("x-request-id") ?? "";
  expect(textOf(page.getByRole("main"))).toContain(reference);
  const retry = page.getByRole("link", { name: texts("failure.retry") });
  expect(retry).toHaveAttribute("href", path);
  const named = reported
    .filter(({ requestId }) => requestId === reference)
    .map(({ call }) => String(call));
  expect(named.toSorted()).toEqual([...layoutCalls, "listing"]); // each once

  const again = await visitAt(url, path);
  expect(again.getAllByRole("article").length).toBeGreaterThan(0);
}

/** Each number gives another URL, which nothing has cached. */
function uncached(language: Locale, number: number): string {
  return `${linkTo(language, "listing", { country: "turkey" })}?price=${number}-`;
}

test("an unreachable API gives the error page at once, and the process stays up", async () => {
  const texts = textsOf("en");
  const content = remoteContent("http://127.0.0.1:9/api/v1");
  const { url, close } = await startSite({ content, log: createLog("error", () => undefined) });
  onTestFinished(close);
  const page = await visitAt(url, linkTo("en", "home"));
  expect(page.status).toBe(503);
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(texts("failure.server_error.title"));
  expect(page.getByRole("link", { name: texts("failure.home") })).toBeInTheDocument();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
});

test("while the API is unreachable the contact channels stay", async () => {
  const texts = textsOf("ar");
  const { api, url } = failing;
  const homePage = await visitAt(url, linkTo("ar", "home"));
  const phone = textOf(callOf(homePage.document));
  expect(phone).toMatch(/\d/);

  api.fail(immediateFaults["answers 500"] ?? null);
  const path = linkTo("ar", "town-guide", { city: "istanbul", town: "kadikoy" });
  const page = await visitAt(url, path);
  api.fail(null);
  expect(page.status).toBe(503);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(textOf(callOf(page.document))).toBe(phone);
  const write = texts.markup("failure.server_error.text", { write: (words) => `<${words}>` });
  const words = /<(.+)>/.exec(write)?.[1] ?? "";
  const link = within(page.getByRole("main")).getByRole("link", {
    name: (name) => name.includes(words),
  });
  expect(link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
});

test("without cached layout data, a page is still shown", async () => {
  const { api, url, close } = await startFreshFailingApiSite();
  onTestFinished(close);
  const someOfIt = /\/(?:footer-links|currencies|regions\/filter)/;
  api.fail(immediateFaults["answers 500"] ?? null, (path) => someOfIt.test(path));
  const page = await visitAt(url, linkTo("en", "home"));
  api.fail(null);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
  expect(callOf(page.document)).toBeNull();
});

/** The footer's phone link. */
function callOf(document: Document): Element | null {
  const footer = [...document.querySelectorAll("footer")].find((one) => !one.closest("main"));
  if (!footer) throw new Error("The page has no footer");
  return footer.querySelector("a[href^='tel:']");
}

/** A site that has not called its API yet, with what it reports. */
async function startFreshFailingApiSite() {
  const workingSite = await demoSite();
  const api = await startFailingApi(workingSite.url);
  const reported: Record<string, unknown>[] = [];
  const log = createLog("error", (lines) => {
    for (const line of lines.trimEnd().split("\n"))
      reported.push(JSON.parse(line) as Record<string, unknown>); // our own JSON log
  });
  const site = await startSite({ content: remoteContent(api.baseUrl), log });
  return {
    api,
    url: site.url,
    reported,
    async close() {
      await site.close();
      await api.stop();
    },
  };
}

async function visitAt(url: string, path: string) {
  return readPage(await fetch(url + path));
}
