/** Pages that stand in place of another, in every language: nobody is to be lost on them who hears or enlarges a page. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { expectAccess, expectTargets } from "#tests/e2e/support/access.ts";
import { expect, test as base } from "#tests/e2e/support/api-away.ts";
import { changing, refusing } from "#tests/e2e/support/changed-answers.ts";
import { markupFaults } from "#tests/e2e/support/markup.ts";
import { startSite, type Running } from "#tests/e2e/support/processes.ts";
import { beyondTheEdge } from "#tests/e2e/support/room.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";
import type { Failing } from "#tests/support/failing-api.ts";

interface Patient {
  /** A site that searches once an hour for each network. */
  patient: Running;
}

const test = base.extend<object, Patient>({
  patient: [
    async ({}, hand, { project }) => {
      const api = `${project.use.baseURL}/api/v1`;
      const site = await startSite({ API_BASE_URL: api, SEARCHES_PER_ADDRESS: "1/1h" });
      await hand(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

interface Refusal {
  status: number;
  /** On the site whose API is away; of an article, so that no other spec has had it kept. */
  path: (language: Locale) => string;
  /** What the API answers, if it is asked at all; `sound` is the address of one that answers well. */
  api: ((sound: string) => Failing) | null;
  /** Key of the texts, below `failure`. */
  words: "gone" | "fault" | "too_long" | "not_found";
}

const refusals: Record<string, Refusal> = {
  "was withdrawn": {
    status: 410,
    path: (language) => linkTo(language, "article", { slug: "withdrawn-long-ago" }),
    api: () => refusing("gone"),
    words: "gone",
  },
  "cannot be read": {
    status: 503,
    path: (language) => linkTo(language, "article", { slug: "read-in-vain" }),
    api: () => refusing("internal"),
    words: "fault",
  },
  "fails of itself": {
    status: 500,
    path: (language) => linkTo(language, "article", { slug: "reading-a-payment-plan" }),
    // As the contract has it, and yet no day: nothing that the site is prepared for.
    api: (sound) => changing(sound, "post", (post) => ({ ...post, publishedAt: "some day" })),
    words: "fault",
  },
  "has too long an address": {
    status: 414,
    path: (language) => `${linkTo(language, "blog")}/${"a".repeat(2_500)}`,
    api: null,
    words: "too_long",
  },
  "is not there": {
    status: 404,
    path: (language) => linkTo(language, "article", { slug: "never-written" }),
    api: null,
    words: "not_found",
  },
};

for (const language of locales) {
  const texts = textsOf(language);

  for (const [what, { status, path, api: failing, words }] of Object.entries(refusals)) {
    test(`what ${what} is told to everyone: ${language}`, async ({ page, api, site, siteUrl }) => {
      const isArticle = (asked: string) => /^\/(?:blog|posts?)\//.test(asked);
      api.fail(failing && failing(siteUrl), isArticle);
      const answer = await page.goto(site.url + path(language));
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts(`failure.${words}.title`),
      );
      await expect(page).toHaveTitle(
        words === "not_found"
          ? texts("failure.not_found.page_title")
          : texts(`failure.${words}.title`),
      );
      if (words !== "fault") {
        await expect(page.getByRole("main")).toContainText(texts(`failure.${words}.text`));
        await expect(page.getByRole("main").getByRole("search")).toBeVisible();
      }
      await expectSound(page, (await answer?.text()) ?? "");
      api.fail(null);
    });
  }

  test(`that too much was searched is told to everyone: ${language}`, async ({
    page,
    request,
    patient,
  }) => {
    // Every language asks from a network of its own.
    const headers = { "X-Forwarded-For": `198.51.${100 + locales.indexOf(language)}.7` };
    const search = (rooms: string) =>
      `${patient.url}${linkTo(language, "listing", { country: "properties" })}?rooms=${rooms}`;
    expect((await request.get(search("1-1"), { headers })).status()).toBe(200);
    await page.setExtraHTTPHeaders(headers);
    const answer = await page.goto(search("2-1"));
    expect([answer?.status(), Number(answer?.headers()["retry-after"]) > 0]).toEqual([429, true]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.too_many.title"),
    );
    await expect(page).toHaveTitle(texts("failure.too_many.title"));
    await expect(page.getByRole("main")).toContainText(texts("failure.too_many.text"));
    await expectSound(page, (await answer?.text()) ?? "");
  });

  test(`that a page can only be read is told to everyone: ${language}`, async ({ page }) => {
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.read_only.title"),
    );
    await expect(page).toHaveTitle(texts("failure.read_only.title"));
    await expect(page.getByRole("main")).toContainText(texts("failure.read_only.text"));
    await expectSound(page, await answer.text());
  });

  test(`the page in place of one that there is no connection for is for everyone: ${language}`, async ({
    page,
  }) => {
    const answer = await page.goto(linkTo(language, "offline"));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectSound(page, (await answer?.text()) ?? "");
  });
}

async function expectSound(page: Page, html: string): Promise<void> {
  expect(await markupFaults(html)).toEqual([]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await beyondTheEdge(page), `at ${width} pixels`).toBe(0);
    await expectAccess(page);
    await expectTargets(page);
  }
}
