/** Reading and filling the fields of a form on the page. */
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { likelyCountry } from "#domain/calling-codes.ts";
import { leadingChat } from "#domain/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";

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
