/** Validates names of people and companies. */
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import { faulty, type Reading } from "#contract/enquiry/field-reading.ts";
import { lengthOf, tidyLine } from "#contract/enquiry/tidy-text.ts";

interface Bounds {
  from: number;
  to: number;
}

/** Minimum and maximum length in characters. */
export const lineBounds = {
  name: { from: 2, to: 80 },
  company: { from: 2, to: 120 },
  role: { from: 2, to: 80 },
} as const satisfies Partial<Record<EnquiryField, Bounds>>;

/** Tidies a line and checks its length. */
export function readLine(field: keyof typeof lineBounds, text = ""): Reading<string> {
  const line = tidyLine(text);
  const { from, to } = lineBounds[field];
  if (line === null) return faulty(field, "characters");
  if (line === "") return faulty(field, "missing");
  if (lengthOf(line) < from) return faulty(field, "too_short");
  if (lengthOf(line) > to) return faulty(field, "too_long");
  return { value: line };
}
