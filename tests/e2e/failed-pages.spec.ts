/** Pages that stand in place of another, in every language: nobody is to be lost on them who hears or enlarges a page. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { expectAccess, expectTargets } from "#tests/e2e/support/access.ts";
import { expect, test } from "#tests/e2e/support/api-away.ts";
import { refusing } from "#tests/e2e/support/changed-answers.ts";
import { markupFaults } from "#tests/e2e/support/markup.ts";
import { beyondTheEdge } from "#tests/e2e/support/room.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

interface Refusal {
  status: number;
  /** On the site whose API is away; of an article, so that no other spec has had it kept. */
  path: (language: Locale) => string;
  /** What the API answers, if it is asked at all. */
  api: "gone" | "internal" | null;
  /** Key of the texts, below `failure`. */
  words: "gone" | "fault" | "too_long" | "not_found";
}

const refusals: Record<string, Refusal> = {
  "was withdrawn": {
    status: 410,
    path: (language) => linkTo(language, "article", { slug: "withdrawn-long-ago" }),
    api: "gone",
    words: "gone",
  },
  "cannot be read": {
    status: 503,
    path: (language) => linkTo(language, "article", { slug: "read-in-vain" }),
    api: "internal",
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

  for (const [what, { status, path, api: code, words }] of Object.entries(refusals)) {
    test(`what ${what} is told to everyone: ${language}`, async ({ page, api, site }) => {
      const isArticle = (asked: string) => asked.startsWith("/blog/");
      api.fail(code && refusing(code), isArticle);
      const answer = await page.goto(site.url + path(language));
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts(`failure.${words}.title`),
      );
      if (words !== "fault") {
        await expect(page.getByRole("main")).toContainText(texts(`failure.${words}.text`));
        await expect(page.getByRole("main").getByRole("search")).toBeVisible();
      }
      await expectSound(page, (await answer?.text()) ?? "");
      api.fail(null);
    });
  }

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
