/** Query of the questionnaire; invalid values are dropped. */
import {
  budgetChoices,
  questionnaireSteps,
  roomChoices,
  sizeChoices,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";
import { encodeRooms } from "#domain/rooms.ts";
import { slugPattern } from "#domain/slug.ts";

export function parseQuestionnaireQuery(query: URLSearchParams): QuestionnaireState {
  const type = query.get("type");
  return {
    step: oneOf(questionnaireSteps, query.get("step")) ?? "intro",
    answers: {
      type: type !== null && slugPattern.test(type) ? type : null,
      rooms: oneOf(roomChoices, query.get("rooms")?.replace(/[- ]/, "+") ?? null),
      size: oneOf(sizeChoices, query.get("size")),
      budget: oneOf(budgetChoices, query.get("budget")),
    },
  };
}

/** Writes the canonical query, without the first step. */
export function writeQuestionnaireQuery({ step, answers }: QuestionnaireState): URLSearchParams {
  const { type, rooms, size, budget } = answers;
  const query = new URLSearchParams();
  if (step !== "intro") query.set("step", step);
  if (type !== null) query.set("type", type);
  if (rooms !== null) query.set("rooms", encodeRooms(rooms));
  if (size !== null) query.set("size", size);
  if (budget !== null) query.set("budget", budget);
  return query;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | null {
  return words.find((word) => word === text) ?? null;
}
