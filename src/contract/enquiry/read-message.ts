import { faulty, type Reading } from "#contract/enquiry/field-reading.ts";
import { lengthOf, tidyLines } from "#contract/enquiry/tidy-text.ts";

/** Characters that a message may have. */
export const maxMessageLength = 2000;

/** Tidies a message; null for an empty field. */
export function readMessage(text = ""): Reading<string | null> {
  const message = tidyLines(text);
  if (message === null) return faulty("message", "characters");
  if (message === "") return { value: null };
  if (lengthOf(message) > maxMessageLength) return faulty("message", "too_long");
  return { value: message };
}
