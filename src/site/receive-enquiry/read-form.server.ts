import {
  enquiryFields,
  hiddenFields,
  trapField,
  type EnquiryTexts,
} from "#contract/enquiry/fields.ts";

export interface FormTexts {
  /** Fields that a form of ours has, each once; empty ones and files are left out. */
  texts: EnquiryTexts;
  /** Whether the field was filled in that people do not see. */
  isTrapped: boolean;
}

/** Reads what was sent. A body that is no form is an empty one, and whoever sent it is told what is missing. */
export async function readForm(request: Request): Promise<FormTexts> {
  const form = await request.formData().catch(() => new FormData());
  const texts: EnquiryTexts = {};
  for (const name of [...enquiryFields, ...hiddenFields]) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") texts[name] = value;
  }
  return { texts, isTrapped: (form.get(trapField) ?? "") !== "" };
}
