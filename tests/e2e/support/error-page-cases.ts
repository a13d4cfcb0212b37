/** Reasons why a page cannot be shown, with the expected error page. */
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { modifyAnswer, answerWithProblem } from "#tests/e2e/support/modified-answers.ts";
import type { FaultyHandler } from "#tests/support/failing-api.ts";

export interface ErrorPageCase {
  status: number;
  /** Path on the site whose API fails; of an article, so that no other test has cached it. */
  path: (language: Locale) => string;
  /** The API's answer, if it is called; `sound` is the URL of a working API. */
  api: ((workingApi: string) => FaultyHandler) | null;
  /** Message key below `failure`. */
  textKey: "gone" | "server_error" | "too_long" | "not_found";
}

export const errorPageCases = {
  "was withdrawn": {
    status: 410,
    path: (language) => linkTo(language, "article", { slug: "withdrawn-long-ago" }),
    api: () => answerWithProblem("gone"),
    textKey: "gone",
  },
  "cannot be read": {
    status: 503,
    path: (language) => linkTo(language, "article", { slug: "read-in-vain" }),
    api: () => answerWithProblem("internal"),
    textKey: "server_error",
  },
  "fails of itself": {
    status: 500,
    path: (language) => linkTo(language, "article", { slug: "reading-a-payment-plan" }),
    // Valid by the contract but no date, so that rendering throws.
    api: (workingApi) =>
      modifyAnswer(workingApi, "post", (post) => ({ ...post, publishedAt: "some day" })),
    textKey: "server_error",
  },
  "has too long an address": {
    status: 414,
    path: (language) => `${linkTo(language, "blog")}/${"a".repeat(2_500)}`,
    api: null,
    textKey: "too_long",
  },
  "is not there": {
    status: 404,
    path: (language) => linkTo(language, "article", { slug: "never-written" }),
    api: null,
    textKey: "not_found",
  },
} satisfies Record<string, ErrorPageCase>;
