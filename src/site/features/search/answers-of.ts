import { noAnswers, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";

/** What a listing knows of the questionnaire's answers: the type, where it shows a single one. */
export function answersOf({
  selection: { criteria },
}: Pick<ListingView, "selection">): QuestionnaireAnswers {
  const [type = null, another] = criteria.type;
  return { ...noAnswers, type: another === undefined ? type : null };
}
