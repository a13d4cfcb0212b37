/** How the fields of a form are read: each into its value or into what is wrong with it, and all of them together. */
import type { EnquiryFaults, EnquiryField, FieldFault } from "#contract/enquiry/fields.ts";

export type Reading<Value> = { value: Value } | { faults: EnquiryFaults };

export function faulty(field: EnquiryField, fault: FieldFault): { faults: EnquiryFaults } {
  return { faults: { [field]: fault } };
}

/** Asks for what may be left out elsewhere. */
export function present<Value>(
  field: EnquiryField,
  reading: Reading<Value | null>,
  fault: FieldFault = "missing",
): Reading<Value> {
  if ("faults" in reading) return reading;
  return reading.value === null ? faulty(field, fault) : { value: reading.value };
}

/** Gives all values together, or the faults of all that are faulty, so that nobody is told of one fault after another. */
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
  return { value: values as Values }; // each name of the readings has its value by now
}
