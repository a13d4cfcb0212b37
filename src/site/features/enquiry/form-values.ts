import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { likelyCountry } from "#i18n/languages.ts";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";
import { keysOf } from "#domain/keys-of.ts";

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
  const names = keysOf(texts);
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
    const defaultIndex = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(defaultIndex, 0);
  }
  if (control.type === "radio" && control instanceof HTMLInputElement) {
    return control.checked !== control.defaultChecked;
  }
  return !isNotFillable(control) && control.value !== control.defaultValue;
}
