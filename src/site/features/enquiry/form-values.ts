import type { EnquiryTexts, EnquiryFaults, EnquiryField } from "#contract/enquiry/fields.ts";
import { likelyCountry } from "#i18n/languages.ts";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";
import { useState } from "react";
import type { ReadingFacts } from "#contract/enquiry/read-enquiry.ts";
import { loadOptional } from "#site/components/optional-files.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function formTexts(form: HTMLFormElement): EnquiryTexts {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(entries) as EnquiryTexts; // the form has only these fields and no files
}

/** Leaves out defaults derived from the page language; they would be wrong after a language switch. */
export function draftTexts(form: HTMLFormElement, locale: Locale): EnquiryTexts {
  const texts = formTexts(form);
  const proposed: Record<string, string | undefined> = {
    answer_locale: locale,
    channel: leadingChat(locale),
    ...(!texts.phone && { phone_country: likelyCountry(locale) }), // an entered number keeps its country
  };
  const names = Object.keys(texts) as (keyof EnquiryTexts)[]; // the keys of EnquiryTexts
  return Object.fromEntries(
    names.filter((name) => texts[name] !== proposed[name]).map((name) => [name, texts[name]]),
  );
}

/** Fills fields that are still unchanged; text typed before hydration wins. */
export function fillForm(form: HTMLFormElement, texts: EnquiryTexts): void {
  const values: Record<string, string | undefined> = texts;
  const changed = new Set(
    controlsOf(form)
      .filter(isChanged)
      .map((control) => control.name),
  );
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || changed.has(control.name)) continue;
    if (control instanceof HTMLInputElement && control.type === "radio") {
      control.checked = control.value === value;
    } else if (!isNotFillable(control)) {
      control.value = value;
    }
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

function isNotFillable(control: Control): boolean {
  return control.type === "hidden" || control.type === "checkbox";
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const standard = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(standard, 0);
  }
  if (control.type === "radio" && control instanceof HTMLInputElement) {
    return control.checked !== control.defaultChecked;
  }
  return !isNotFillable(control) && control.value !== control.defaultValue;
}

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
    prepare: () => void loadValidation(),
    check: validate,
    checkLeft: validateOnBlur,
    clearMended: clearFixed,
  };
}
