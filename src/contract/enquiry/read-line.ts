/** Names of people and companies, and what people are in them. */
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import { faulty, type Reading } from "#contract/enquiry/reading.ts";
import { lengthOf, tidyLine } from "#contract/enquiry/tidy-text.ts";

interface Bounds {
  from: number;
  to: number;
}

/** Bounds of every line that is kept, in characters. */
export const lineBounds = {
  name: { from: 2, to: 80 },
  company: { from: 2, to: 120 },
  role: { from: 2, to: 80 },
} as const satisfies Partial<Record<EnquiryField, Bounds>>;

/** Reads a line of two characters and more, in any script. */
export function readLine(field: keyof typeof lineBounds, text = ""): Reading<string> {
  const line = tidyLine(text);
  const { from, to } = lineBounds[field];
  if (line === null) return faulty(field, "characters");
  if (line === "") return faulty(field, "missing");
  if (lengthOf(line) < from) return faulty(field, "too_short");
  if (lengthOf(line) > to) return faulty(field, "too_long");
  return { value: line };
}
