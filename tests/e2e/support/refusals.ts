/** Reasons why a page cannot be shown, with the expected error page. */
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { changing, refusing } from "#tests/e2e/support/changed-answers.ts";
import type { Failing } from "#tests/support/failing-api.ts";

export interface Refusal {
  status: number;
  /** Path on the site whose API fails; of an article, so that no other test has cached it. */
  path: (language: Locale) => string;
  /** The API's answer, if it is called; `sound` is the URL of a working API. */
  api: ((sound: string) => Failing) | null;
  /** Message key below `failure`. */
  words: "gone" | "fault" | "too_long" | "not_found";
}

export const refusals = {
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
    // Valid by the contract but no date, so that rendering throws.
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
} satisfies Record<string, Refusal>;
