/** Where nothing fits: which answers stand in the way, in the questionnaire's own terms. */
import type { Listing } from "#contract/listing.ts";
import type { QuestionnaireStep } from "#domain/questionnaire.ts";
import type { NoneFound } from "#site/features/questionnaire/content.ts";
import { shownProject } from "#site/features/questionnaire/shown-project.ts";

/** Answers by the filter of a listing that asks for the same. */
const answerOfFilter = { type: "type", rooms: "rooms", area: "size", price: "budget" } as const;
export type ChangeableAnswer = (typeof answerOfFilter)[keyof typeof answerOfFilter];

/** The step at which each answer is given. */
export const stepOf = {
  type: "type",
  rooms: "details",
  size: "details",
  budget: "budget",
} as const satisfies Record<ChangeableAnswer, QuestionnaireStep>;

const mostNear = 3;

/** Projects that are sold bring nothing back, so the status is no answer to change. */
export function noneFound({ drops, nearest }: Pick<Listing, "drops" | "nearest">): NoneFound {
  const ways = drops.flatMap(({ filter, count }) => {
    const answer = answerOf(filter);
    return answer === null ? [] : [{ answer, count }];
  });
  const missed = (nearest?.without ?? []).map(answerOf);
  const isOurs = missed.length > 0 && missed.every((answer) => answer !== null);
  return {
    count: 0,
    ways,
    nearest:
      nearest === null || !isOurs
        ? null
        : { missed, projects: nearest.content.slice(0, mostNear).map(shownProject) },
  };
}

function answerOf(filter: string): ChangeableAnswer | null {
  return Object.entries(answerOfFilter).find(([name]) => name === filter)?.[1] ?? null;
}
