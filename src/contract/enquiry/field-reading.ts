/** Parsing of form fields: each gives a value or its faults. */
import type { EnquiryFaults, EnquiryField, FieldFault } from "#contract/enquiry/fields.ts";

export type Reading<Value> = { value: Value } | { faults: EnquiryFaults };

export function faulty(field: EnquiryField, fault: FieldFault): { faults: EnquiryFaults } {
  return { faults: { [field]: fault } };
}

/** Makes an optional field required. */
export function present<Value>(
  field: EnquiryField,
  reading: Reading<Value | null>,
  fault: FieldFault = "missing",
): Reading<Value> {
  if ("faults" in reading) return reading;
  return reading.value === null ? faulty(field, fault) : { value: reading.value };
}

/** All values together, or the faults of every field at once. */
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
