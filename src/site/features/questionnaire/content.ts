/** What the questionnaire shows: worked out on the server, for its page and, as JSON, for its pop-up. */
import type { PropertyTypeList } from "#contract/project.ts";
import type { CoverView } from "#site/components/cover.tsx";
import type { ResidenceBadgeView } from "#site/components/residence-badge-view.server.ts";
import type { ChangeableAnswer } from "#site/features/questionnaire/ways-on.ts";

export interface QuestionnaireContent {
  /** In the order to offer. */
  types: PropertyTypeList["content"];
  /** What the answers lead to; null before the last step, and where it cannot be had. */
  outcome: Outcome | null;
  /** Of the privacy policy, an ISO date; null where nobody knows what would be agreed to. */
  privacyVersion: string | null;
}

export type Outcome = Found | NoneFound;

export interface Found {
  /** Projects with a home for sale that fits by its asking price. */
  count: number;
  /** The first of them: those inside the budget with their costs, then those below it, then those over it. */
  matches: Match[];
  /** Day of the oldest figure among their costs; null without one. */
  costsAsOf: string | null;
}

export interface NoneFound {
  count: 0;
  /** Answers to take back one by one, and how many projects each brings back; the easiest first. */
  ways: { answer: ChangeableAnswer; count: number }[];
  /** What comes nearest; null where nothing is near. Their units do not meet the answers that are missed. */
  nearest: ({ missed: ChangeableAnswer[] } & Pick<Found, "matches" | "costsAsOf">) | null;
}

/** A project that fits, with the home of it that does, as a line shows it. */
export interface Match {
  slug: string;
  name: string;
  /** Its page. */
  href: string;
  cover: CoverView;
  place: string;
  badge: ResidenceBadgeView | null;
  /** The very row of its price list; `rooms` is null where the type says them or there are none. */
  unit: { type: string; rooms: string | null; area: string; price: string };
  /** What it costs in all, in a sentence; null where the rates of exchange cannot be had. */
  cost: { text: string; verdict: Verdict | null } | null;
  /** Why it fits, and when the keys come. */
  reasons: readonly string[];
}

/** In the order to show them. */
export const verdicts = ["inside", "below", "over"] as const;
export type Verdict = (typeof verdicts)[number];
