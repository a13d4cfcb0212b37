import type { EnquiryField } from "#contract/enquiry/fields.ts";
import { faulty, type Reading } from "#contract/enquiry/field-reading.ts";

export function readChoice<Word extends string>(
  field: EnquiryField,
  text: string | undefined,
  words: readonly Word[],
): Reading<Word> {
  const chosen = words.find((word) => word === text);
  return chosen === undefined ? faulty(field, "choice") : { value: chosen };
}
