/** What the questionnaire shows: worked out on the server, for its page and, as JSON, for its pop-up. */
import type { ProjectSummary, PropertyTypeList } from "#contract/project.ts";
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
}

export interface NoneFound {
  count: 0;
  /** Answers to take back one by one, and how many projects each brings back; the easiest first. */
  ways: { answer: ChangeableAnswer; count: number }[];
  /** What comes nearest; null where nothing is near. Their units do not meet the answers that are missed. */
  nearest: { missed: ChangeableAnswer[]; matches: Match[] } | null;
}

/** As much of a project as a line shows. */
export type ShownProject = Pick<
  ProjectSummary,
  "slug" | "name" | "place" | "cover" | "status" | "delivery" | "badge"
>;

export interface Match {
  project: ShownProject;
  unit: FittingUnit;
}

/** In the order to show them. */
export const verdicts = ["inside", "below", "over"] as const;
export type Verdict = (typeof verdicts)[number];

/** The row of the price list that fits best, with what it costs in all. */
export interface FittingUnit {
  /** Name of the property type, in the language of the page. */
  type: string;
  /** Null for offices, shops and land. */
  rooms: string | null;
  areaM2: { min: number; max: number };
  /** The lowest asking price of the row, whole USD. */
  priceUsd: number;
  /** Whether others of the row cost more. */
  isFrom: boolean;
  /** With taxes and fees, whole USD; null where the rates of exchange cannot be had. */
  withCosts: {
    totalUsd: number;
    /** How the total stands to the budget; null where none was named. */
    verdict: Verdict | null;
    /** How far the total is beyond the budget; 0 where it is not. */
    overUsd: number;
    /** ISO date of the oldest figure. */
    asOf: string;
  } | null;
}
