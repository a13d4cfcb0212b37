/** Reasons for which there is no page, and what stands in its place. */
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { changing, refusing } from "#tests/e2e/support/changed-answers.ts";
import type { Failing } from "#tests/support/failing-api.ts";

export interface Refusal {
  status: number;
  /** On the site whose API is away; of an article, so that no other spec has had it kept. */
  path: (language: Locale) => string;
  /** What the API answers, if it is asked at all; `sound` is the address of one that answers well. */
  api: ((sound: string) => Failing) | null;
  /** Key of the texts, below `failure`. */
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
} satisfies Record<string, Refusal>;
