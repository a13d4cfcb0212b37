import { useState } from "react";
import type { EnquiryFaults, EnquiryField } from "#contract/enquiry/fields.ts";
import type { ReadingFacts } from "#contract/enquiry/read-enquiry.ts";
import { loadOptional } from "#site/components/optional-files.ts";
import { formTexts } from "#site/features/enquiry/form-values.ts";

/** Loaded on demand, because the rules include telephone number metadata. */
async function loadValidation() {
  const module = await loadOptional(() => import("#contract/enquiry/read-enquiry.ts"));
  return module?.readEnquiry ?? null;
}

type ValidationContext = Omit<ReadingFacts, "now">;

/** Validates with the server's own rules; if they cannot be loaded, the server alone validates. */
export function useValidation(first: EnquiryFaults, facts: ValidationContext) {
  const [faults, setFaults] = useState(first);

  /** Null when the rules could not be loaded. */
  async function validate(form: HTMLFormElement): Promise<EnquiryFaults | null> {
    const readEnquiry = await loadValidation();
    if (readEnquiry === null) return null;
    const reading = readEnquiry(formTexts(form), { ...facts, now: new Date() });
    return "faults" in reading ? reading.faults : {};
  }

  /** Validates a field on blur; empty fields are not reported because they may be filled later. */
  async function validateOnBlur(form: HTMLFormElement, field: EnquiryField) {
    const found = await validate(form);
    const fault = found?.[field];
    if (fault !== undefined) setFaults((shown) => ({ ...shown, [field]: fault }));
  }

  /** Removes errors that were corrected while typing. */
  async function clearFixed(form: HTMLFormElement) {
    if (Object.keys(faults).length === 0) return;
    const found = await validate(form);
    if (found === null) return;
    setFaults((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => name in found)),
    );
  }

  return {
    faults,
    setFaults,
    preload: () => void loadValidation(),
    validate,
    validateOnBlur,
    clearFixed,
  };
}
