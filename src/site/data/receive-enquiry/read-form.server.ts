import {
  accompanyingFields,
  chosenLocaleField,
  enquiryFields,
  trapField,
  type EnquiryTexts,
} from "#contract/enquiry/fields.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

export interface FormTexts {
  /** Known fields, each once, without empty ones and files. */
  texts: EnquiryTexts;
  /** Whether the honeypot field was filled in. */
  isHoneypotFilled: boolean;
  /** Set when the form is not submitted but requested in another language. */
  chosenLocale: Locale | null;
}

/** A body that is no form is an empty form, so that the sender sees what is missing. */
export async function readForm(request: Request): Promise<FormTexts> {
  const form = await request.formData().catch(() => new FormData());
  const texts: EnquiryTexts = {};
  for (const name of [...enquiryFields, ...accompanyingFields]) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") texts[name] = value;
  }
  const chosen = form.get(chosenLocaleField);
  return {
    texts,
    isHoneypotFilled: (form.get(trapField) ?? "") !== "",
    chosenLocale: typeof chosen === "string" && isLocale(chosen) ? chosen : null,
  };
}
