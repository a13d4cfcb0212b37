import { useState } from "react";
import type { EnquiryFaults, EnquiryField } from "#contract/enquiry/fields.ts";
import type { ReadingFacts } from "#contract/enquiry/read-enquiry.ts";
import { textsOf } from "#site/features/enquiry/form-values.ts";
import { loadOptional } from "#site/components/optional-files.ts";

/** The rules of the fields with all there is to know of telephone numbers: fetched when a form is begun. */
async function loadRules() {
  const module = await loadOptional(() => import("#contract/enquiry/read-enquiry.ts"));
  return module?.readEnquiry ?? null;
}

type Facts = Omit<ReadingFacts, "now">;

/** What a form's fields are wrong about, by the rules that the server has too; without them the server alone tells. */
export function useChecking(first: EnquiryFaults, facts: Facts) {
  const [faults, setFaults] = useState(first);

  /** Null where the rules cannot be had. */
  async function check(form: HTMLFormElement): Promise<EnquiryFaults | null> {
    const readEnquiry = await loadRules();
    if (readEnquiry === null) return null;
    const reading = readEnquiry(textsOf(form), { ...facts, now: new Date() });
    return "faults" in reading ? reading.faults : {};
  }

  /** After a field was left: told only where something is typed, for what is empty may be filled in later. */
  async function checkLeft(form: HTMLFormElement, field: EnquiryField) {
    const found = await check(form);
    const fault = found?.[field];
    if (fault !== undefined) setFaults((shown) => ({ ...shown, [field]: fault }));
  }

  /** While somebody types: what is mended is no longer shown. */
  async function clearMended(form: HTMLFormElement) {
    if (Object.keys(faults).length === 0) return;
    const found = await check(form);
    if (found === null) return;
    setFaults((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => name in found)),
    );
  }

  return { faults, setFaults, prepare: () => void loadRules(), check, checkLeft, clearMended };
}
