/** Works out what a step of the questionnaire shows. */
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import type { ApiClient } from "#site/api-client.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";

export async function questionnaireContent(
  api: ApiClient,
  _state: QuestionnaireState,
): Promise<Omit<QuestionnaireContent, "privacyVersion">> {
  const types = await api.want("propertyTypes");
  return { types: types?.content ?? [] };
}
