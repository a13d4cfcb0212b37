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
  "contact",
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

for (const language of ["en", "ar"] as const) {
  for (const kind of kinds) {
    test(`nothing that was put into a page runs: ${kind}, ${language}`, async ({ context }) => {
      const page = await context.newPage(); // another would fail for what its policy keeps out
      const { violations, ran, headers, asked } = await openInjected(page, pathOf(kind, language));
      expectSecurityHeaders(headers);
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
    });
  }

  test(`a visit to every kind of page leaves no cookie: ${language}`, async ({
    page,
    context,
    request,
  }) => {
    for (const [name, path] of Object.entries(keyPages(language))) {
      const answer = await request.get(path);
      expect(answer.headers(), name).not.toHaveProperty("set-cookie");
    }
    expect((await request.storageState()).cookies).toEqual([]);
    for (const kind of kinds) {
      await openScripted(page, pathOf(kind, language));
      expect(await page.evaluate(() => document.cookie), kind).toBe("");
    }
    expect(await context.cookies()).toEqual([]);
  });
}

test("the probe would tell what runs", async ({ context }) => {
  const page = await context.newPage();
  const { violations, ran } = await openInjected(page, linkTo("en", "home"), { unguarded: true });
  await expect.poll(ran).toEqual(["inline", "onerror", "stranger"]);
  expect(await violations()).toEqual([]);
});

function pathOf(kind: (typeof kinds)[number], language: Locale): string {
  return keyPages(language)[kind] ?? "";
}

function expectSecurityHeaders(headers: Record<string, string>): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
    "cross-origin-opener-policy": "same-origin",
  });
  const policy = headers["content-security-policy"] ?? "";
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
}

/** Opens a page with more in it than was sent, under the headers that it was sent with. */
async function openInjected(page: Page, path: string, { unguarded = false } = {}) {
  const asked: string[] = [];
  let headers: Record<string, string> = {};
  await page.addInitScript(watch);
  await page.route(`${stranger}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: `ran.push("stranger")` });
  });
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      headers = answer.headers();
      const { "content-security-policy": policy = "", ...others } = headers;
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
    headers,
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
