import {
  accompanyingFields,
  chosenLocaleField,
  enquiryFields,
  trapField,
  type EnquiryTexts,
} from "#contract/enquiry/fields.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

export interface FormTexts {
  /** Fields that a form of ours has, each once; empty ones and files are left out. */
  texts: EnquiryTexts;
  /** Whether the field was filled in that people do not see. */
  isTrapped: boolean;
  /** Where the form is not handed in yet, but asked for in another language. */
  chosenLocale: Locale | null;
}

/** Reads what was sent. A body that is no form is an empty one, and whoever sent it is told what is missing. */
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
    isTrapped: (form.get(trapField) ?? "") !== "",
    chosenLocale: typeof chosen === "string" && isLocale(chosen) ? chosen : null,
  };
}
