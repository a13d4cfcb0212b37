/** Reading and filling the fields of a form on the page. */
import type { EnquiryTexts, EnquiryFaults, EnquiryField } from "#contract/enquiry/fields.ts";
import { likelyCountry } from "#i18n/languages.ts";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";
import { useState } from "react";
import type { ReadingFacts } from "#contract/enquiry/read-enquiry.ts";
import { loadOptional } from "#site/components/optional-files.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Everything that a form would send. */
export function textsOf(form: HTMLFormElement): EnquiryTexts {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(entries) as EnquiryTexts; // the form has these fields, and no files
}

/** What is worth keeping of it: what the language of the page proposed is nobody's choice, and goes when another one is read. */
export function typedIn(form: HTMLFormElement, locale: Locale): EnquiryTexts {
  const texts = textsOf(form);
  const proposed: Record<string, string | undefined> = {
    answer_locale: locale,
    channel: leadingChat(locale),
    ...(!texts.phone && { phone_country: likelyCountry(locale) }), // a number stays one of its country
  };
  const names = Object.keys(texts) as (keyof EnquiryTexts)[]; // the keys of EnquiryTexts
  return Object.fromEntries(
    names.filter((name) => texts[name] !== proposed[name]).map((name) => [name, texts[name]]),
  );
}

/** Puts texts into the fields that nobody has changed yet: what was typed before the script came wins. */
export function fillIn(form: HTMLFormElement, texts: EnquiryTexts): void {
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
    } else if (!isFixed(control)) {
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

function isFixed(control: Control): boolean {
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
  return !isFixed(control) && control.value !== control.defaultValue;
}

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
