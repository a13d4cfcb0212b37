/** What a browser is told to keep out of our pages, and that it does; and that we keep nothing in it unasked. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

const kinds = [
  "home",
  "listing",
  "ready project",
  "article",
  "contact-us",
  "questionnaire",
  "landing, UAE",
  "not found",
] as const;
const stranger = "https://stranger.example";

/** What an attacker would like a page to hold; each would leave its name in `ran`. */
const injected = [
  `<script>ran.push("inline")</script>`,
  `<img src="data:," alt="" onerror='ran.push("onerror")'>`,
  `<script src="${stranger}/x.js"></script>`,
  `<style>h1 { display: none }</style>`,
].join("");

test("nothing that was put into a page runs, which the probe would tell", async ({ context }) => {
  const home = linkTo("en", "home");
  const probed = await openInjected(await context.newPage(), home, { unguarded: true });
  await expect.poll(probed.ran).toEqual(["inline", "onerror", "stranger"]);
  expect(await probed.violations()).toEqual([]);
  await expectNothingRuns(await context.newPage(), home);
});

for (const language of ["en", "ar"] as const) {
  test(
    `nothing that was put into a page of any kind runs: ${language}`,
    { tag: "@full" },
    async ({ context }) => {
      test.slow(); // many pages
      for (const kind of kinds) {
        const page = await context.newPage(); // another would fail for what its policy keeps out
        await test.step(kind, () => expectNothingRuns(page, pathOf(kind, language)));
        await page.close();
      }
    },
  );
}

test("scripts of a page leave no cookie", async ({ page, context }) => {
  for (const kind of ["home", "contact-us"] as const) {
    await openScripted(page, pathOf(kind, "en"));
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
        await openScripted(page, pathOf(kind, language));
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
  const { violations, ran, asked } = await openInjected(page, path);
  await expect
    .poll(violations)
    .toEqual([
      "script-src-attr inline",
      `script-src-elem ${stranger}/x.js`,
      "script-src-elem inline",
      "style-src-elem inline",
    ]);
  expect(await ran()).toEqual([]);
  expect(asked).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a page with more in it than was sent, under the headers that it was sent with. */
async function openInjected(page: Page, path: string, { unguarded = false } = {}) {
  const asked: string[] = [];
  await page.addInitScript(watch);
  await page.route(`${stranger}/**`, async (route) => {
    asked.push(route.request().url());
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
    asked,
    ran: () => page.evaluate(() => (globalThis as Probed).ran.toSorted()), // `watch` made it so
    violations: () => page.evaluate(() => [...(globalThis as Probed).violations].toSorted()), // as above
  };
}

/** What the probe leaves in the page. */
type Probed = typeof globalThis & { ran: string[]; violations: Set<string> };

/** Runs in the page before anything of it. */
function watch(): void {
  const probed = globalThis as Probed; // made so here
  probed.ran = [];
  probed.violations = new Set();
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    probed.violations.add(`${effectiveDirective} ${blockedURI}`);
  });
}
