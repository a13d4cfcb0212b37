/** Injected scripts are blocked by the CSP, and pages store no cookies unasked. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

const kinds = [
  "home",
  "listing",
  "ready project",
  "article",
  "contact-us",
  "questionnaire",
  "landing-uae",
  "not found",
] as const;
const stranger = "https://stranger.example";

/** Injected markup; each would record its name in `ran`. */
const injected = [
  `<script>ran.push("inline")</script>`,
  `<img src="data:," alt="" onerror='ran.push("onerror")'>`,
  `<script src="${stranger}/x.js"></script>`,
  `<style>h1 { display: none }</style>`,
].join("");

test("injected scripts do not run in a page", async ({ context }) => {
  const home = linkTo("en", "home");
  const probed = await openInjected(await context.newPage(), home, { unguarded: true });
  await expect.poll(probed.ran).toEqual(["inline", "onerror", "stranger"]);
  expect(await probed.violations()).toEqual([]);
  await expectNothingRuns(await context.newPage(), home);
});

for (const language of ["en", "ar"] as const) {
  test(
    `injected scripts do not run in any kind of page: ${language}`,
    { tag: "@full" },
    async ({ context }) => {
      test.slow(); // many pages
      for (const kind of kinds) {
        const page = await context.newPage(); // the usual page would fail on CSP violations
        await test.step(kind, () => expectNothingRuns(page, pathOf(kind, language)));
        await page.close();
      }
    },
  );
}

test("scripts of a page leave no cookie", async ({ page, context }) => {
  for (const kind of ["home", "contact-us"] as const) {
    await openHydrated(page, pathOf(kind, "en"));
    expect(await page.evaluate(() => document.cookie), kind).toBe("");
  }
  expect(await context.cookies()).toEqual([]);
});

for (const language of ["en", "ar"] as const) {
  test(
    `scripts of a page of any kind leave no cookie: ${language}`,
    { tag: "@full" },
    async ({ page, context }) => {
      test.slow(); // many pages
      for (const kind of kinds) {
        await openHydrated(page, pathOf(kind, language));
        expect(await page.evaluate(() => document.cookie), kind).toBe("");
      }
      expect(await context.cookies()).toEqual([]);
    },
  );
}

function pathOf(kind: (typeof kinds)[number], language: Locale): string {
  return keyPages(language)[kind] ?? "";
}

async function expectNothingRuns(page: Page, path: string): Promise<void> {
  const { violations, ran, requestedUrls } = await openInjected(page, path);
  await expect
    .poll(violations)
    .toEqual([
      "script-src-attr inline",
      `script-src-elem ${stranger}/x.js`,
      "script-src-elem inline",
      "style-src-elem inline",
    ]);
  expect(await ran()).toEqual([]);
  expect(requestedUrls).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a page with injected markup under its original headers. */
async function openInjected(page: Page, path: string, { unguarded = false } = {}) {
  const requestedUrls: string[] = [];
  await page.addInitScript(watch);
  await page.route(`${stranger}/**`, async (route) => {
    requestedUrls.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: `ran.push("stranger")` });
  });
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      const { "content-security-policy": policy = "", ...others } = answer.headers();
      const body = (await answer.text()).replace("</main>", `${injected}</main>`);
      await route.fulfill({
        response: answer,
        headers: { ...others, ...(!unguarded && { "content-security-policy": policy }) },
        body,
      });
    },
  );
  await page.goto(path);
  return {
    requestedUrls,
    ran: () => page.evaluate(() => (globalThis as Probed).ran.toSorted()), // `watch` defines it
    violations: () => page.evaluate(() => [...(globalThis as Probed).violations].toSorted()), // `watch` defines it
  };
}

/** The properties that the probe adds to the page. */
type Probed = typeof globalThis & { ran: string[]; violations: Set<string> };

/** Runs in the page before its own scripts. */
function watch(): void {
  const probed = globalThis as Probed; // defined here
  probed.ran = [];
  probed.violations = new Set();
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    probed.violations.add(`${effectiveDirective} ${blockedURI}`);
  });
}
