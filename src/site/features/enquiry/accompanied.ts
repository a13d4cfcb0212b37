import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { answersToTell } from "#site/components/questionnaire-memory.ts";
import { firstTouch } from "#site/features/enquiry/opening/first-touch.ts";

interface Sent {
  /** Of the draft. */
  key: string;
  /** Since the script took the form over. */
  elapsedMs: number;
}

/** Kinds that an adviser answers: of use there is what the visitor looks for, and nowhere else. */
const advised: readonly (string | undefined)[] = ["contact", "project", "viewing"];

/** What was typed with all that the script sends along. Only a viewing needs two clocks: no other form tells the visitor's time zone. */
export function accompanied(texts: EnquiryTexts, { key, elapsedMs }: Sent): URLSearchParams {
  const fields = new URLSearchParams(Object.entries(texts));
  fields.set("key", key);
  fields.set("elapsed_ms", String(Math.round(elapsedMs)));
  if (texts.kind === "viewing") {
    fields.set("time_zone", new Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
  const answers = advised.includes(texts.kind) ? answersToTell() : null;
  if (answers !== null && texts.questionnaire === undefined) {
    fields.set("questionnaire", answers);
  }
  const touch = firstTouch();
  if (touch !== null) fields.set("first_touch", touch);
  return fields;
}
