/** What the questionnaire shows: worked out on the server, for its page and, as JSON, for its pop-up. */
import type { PropertyTypeList } from "#contract/project.ts";

export interface QuestionnaireContent {
  /** In the order to offer. */
  types: PropertyTypeList["content"];
  /** Of the privacy policy, an ISO date; null where nobody knows what would be agreed to. */
  privacyVersion: string | null;
}
