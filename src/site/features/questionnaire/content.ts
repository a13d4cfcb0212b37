/** Computed on the server: for the page, and as JSON for the dialog. */
import type { PropertyTypeList } from "#contract/project.ts";
import type { CoverView } from "#site/components/cover.tsx";
import type { ResidenceBadgeView } from "#site/components/residence-badge-view.server.ts";
import type { ChangeableAnswer } from "#site/features/questionnaire/answer-relaxations.ts";

export interface QuestionnaireContent {
  /** In display order. */
  types: PropertyTypeList["content"];
  /** Result of the answers; null before the last step and when loading failed. */
  outcome: Outcome | null;
  /** Version of the privacy policy, an ISO date; null when unknown. */
  privacyVersion: string | null;
}

export type Outcome = Matches | NoMatches;

export interface Matches {
  /** Projects with an available unit whose asking price fits. */
  count: number;
  /** First matches: within the budget including costs, then below it, then over it. */
  matches: Match[];
  /** Date of the oldest cost figure; null without one. */
  costsAsOf: string | null;
}

export interface NoMatches {
  count: 0;
  /** Answers whose removal alone brings projects back, and how many; the most dispensable first. */
  relaxations: { answer: ChangeableAnswer; count: number }[];
  /** Closest projects; null when none is close. Their units need not meet the ignored answers. */
  nearest: ({ ignoredAnswers: ChangeableAnswer[] } & Pick<Matches, "matches" | "costsAsOf">) | null;
}

export interface Match {
  slug: string;
  name: string;
  href: string;
  cover: CoverView;
  place: string;
  badge: ResidenceBadgeView | null;
  /** A row of its price list; `rooms` is null when the type implies them or there are none. */
  unit: { type: string; rooms: string | null; area: string; price: string };
  /** Total cost in a sentence; null when exchange rates are unavailable. */
  cost: { text: string; verdict: Verdict | null } | null;
  /** Why it matches, and its handover date. */
  reasons: readonly string[];
}

/** In display order. */
export const verdicts = ["inside", "below", "over"] as const;
export type Verdict = (typeof verdicts)[number];
