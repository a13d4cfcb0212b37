import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { expectAccessible, expectTargetSizes } from "#tests/e2e/support/accessibility.ts";
import { expect, test as base } from "#tests/e2e/support/failing-api-fixture.ts";
import { startSite, type RunningSite } from "#tests/e2e/support/start-built-site.ts";
import { type ErrorPageCase, errorPageCases } from "#tests/e2e/support/error-page-cases.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

interface ErrorPageFixtures {
  /** A site whose API can be made to fail and that allows one search an hour per network. */
  patient: RunningSite;
  /** Opens an error page and checks it in a narrow and a wide window. */
  expectRefusal: (page: Page, refusal: ErrorPageCase, language: Locale) => Promise<void>;
  expectTooMany: (page: Page, language: Locale) => Promise<void>;
}

const test = base.extend<object, ErrorPageFixtures>({
  patient: [
    async ({ api }, provide) => {
      const site = await startSite({ API_BASE_URL: api.baseUrl, SEARCHES_PER_ADDRESS: "1/1h" });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  expectRefusal: [
    async ({ api, patient }, provide, { project }) => {
      await provide(async (page, { status, path, api: failing }, language) => {
        const isArticle = (apiPath: string) => /^\/(?:blog|posts?)\//.test(apiPath);
        api.fail(failing && failing(project.use.baseURL ?? ""), isArticle);
        const answer = await page.goto(patient.url + path(language));
        expect(answer?.status()).toBe(status);
        await expectAccessibleInBothWidths(page);
        api.fail(null);
      });
    },
    { scope: "worker" },
  ],
  expectTooMany: [
    async ({ patient }, provide) => {
      await provide(async (page, language) => {
        const network = `198.51.${100 + locales.indexOf(language)}.7`; // one network per language
        await page.setExtraHTTPHeaders({ "X-Forwarded-For": network });
        const listing = patient.url + linkTo(language, "listing", { country: "properties" });
        await page.request.get(`${listing}?rooms=1-1`, {
          headers: { "X-Forwarded-For": network },
        });
        const answer = await page.goto(`${listing}?rooms=2-1`);
        expect(answer?.status()).toBe(429);
        await expectAccessibleInBothWidths(page);
      });
    },
    { scope: "worker" },
  ],
});

test("error pages for 404, 410 and 429 are accessible", async ({
  page,
  expectRefusal,
  expectTooMany,
}) => {
  await test.step("404", () => expectRefusal(page, errorPageCases["is not there"], "en"));
  await test.step("404 in Arabic", () => expectRefusal(page, errorPageCases["is not there"], "ar"));
  await test.step("410", () => expectRefusal(page, errorPageCases["was withdrawn"], "en"));
  await test.step("429", () => expectTooMany(page, "en"));
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

test.describe("in every language", { tag: "@full" }, () => {
  for (const language of testedLanguages) {
    for (const [what, refusal] of Object.entries(errorPageCases)) {
      test(`the error page for what ${what} is accessible: ${language}`, async ({
        page,
        expectRefusal,
      }) => {
        await expectRefusal(page, refusal, language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/./);
      });
    }

    test(`the 429 page is accessible: ${language}`, async ({ page, expectTooMany }) => {
      await expectTooMany(page, language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/./);
    });

    test(`the 405 page is accessible: ${language}`, async ({ page }) => {
      await page.goto(linkTo(language, "home"));
      const [answer] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === "POST"),
        page.evaluate(() => {
          const form = document.createElement("form");
          form.method = "post";
          document.body.append(form);
          form.submit();
        }),
      ]);
      expect(answer.status()).toBe(405);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/./);
      await expectAccessibleInBothWidths(page);
    });

    test(`the offline page is accessible: ${language}`, async ({ page }) => {
      await page.goto(linkTo(language, "offline"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessibleInBothWidths(page);
    });
  }
});

async function expectAccessibleInBothWidths(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await horizontalOverflow(page), `at ${width} pixels`).toBe(0);
    await expectAccessible(page);
    await expectTargetSizes(page);
  }
}
