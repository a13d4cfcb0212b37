import type { Listing } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { QuestionnaireStep } from "#domain/questionnaire.ts";

/** Answers by the listing filter they correspond to. */
const answerOfFilter = { type: "type", rooms: "rooms", area: "size", price: "budget" } as const;
export type ChangeableAnswer = (typeof answerOfFilter)[keyof typeof answerOfFilter];

/** Step that asks for each answer. */
export const stepOfAnswer = {
  type: "type",
  rooms: "details",
  size: "details",
  budget: "budget",
} as const satisfies Record<ChangeableAnswer, QuestionnaireStep>;

/** Answers that alone exclude projects, with how many; filters without a question, such as the status, are left out. */
export function relaxableAnswers(
  relaxations: Listing["relaxations"],
): { answer: ChangeableAnswer; count: number }[] {
  return relaxations.flatMap(({ filter, count }) => {
    const answer = answerOf(filter);
    return answer === null ? [] : [{ answer, count }];
  });
}

/** Answers that the closest projects do not meet; null when they also fail something else. */
export function unmetAnswers(
  without: NonNullable<Listing["nearest"]>["without"],
): ChangeableAnswer[] | null {
  const unmet = without.map(answerOf).filter((answer) => answer !== null);
  return unmet.length === 0 || unmet.length < without.length ? null : unmet;
}

/** The criteria without those of the ignored answers. */
export function criteriaWithout(
  criteria: SearchCriteria,
  ignored: readonly ChangeableAnswer[],
): SearchCriteria {
  return {
    ...criteria,
    type: ignored.includes("type") ? [] : criteria.type,
    rooms: ignored.includes("rooms") ? [] : criteria.rooms,
    area: ignored.includes("size") ? null : criteria.area,
    price: ignored.includes("budget") ? null : criteria.price,
  };
}

function answerOf(filter: string): ChangeableAnswer | null {
  return Object.entries(answerOfFilter).find(([name]) => name === filter)?.[1] ?? null;
}
