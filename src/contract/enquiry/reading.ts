/** A parsed field is a value or its faults; forms combine them. */
import type { EnquiryFaults, EnquiryField, FieldFault } from "#contract/enquiry/fields.ts";

export type Reading<Value> = { value: Value } | { faults: EnquiryFaults };

export function faulty(field: EnquiryField, fault: FieldFault): { faults: EnquiryFaults } {
  return { faults: { [field]: fault } };
}

/** Requires a value of a field that is optional elsewhere. */
export function present<Value>(
  field: EnquiryField,
  reading: Reading<Value | null>,
  fault: FieldFault = "missing",
): Reading<Value> {
  if ("faults" in reading) return reading;
  return reading.value === null ? faulty(field, fault) : { value: reading.value };
}

/** Combines parsed fields into one value, or collects the faults of all of them. */
export function allOf<Values extends object>(readings: {
  [Name in keyof Values]: Reading<Values[Name]>;
}): Reading<Values> {
  const values: Record<string, unknown> = {};
  const faults: EnquiryFaults = {};
  for (const [name, reading] of Object.entries<Reading<unknown>>(readings)) {
    if ("faults" in reading) Object.assign(faults, reading.faults);
    else values[name] = reading.value;
  }
  if (Object.keys(faults).length > 0) return { faults };
  return { value: values as Values }; // every name has its value here
}
