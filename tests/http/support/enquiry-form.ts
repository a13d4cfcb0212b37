import { expect } from "vitest";
import type { EnquiryFaults, EnquiryField, FieldFault } from "#contract/enquiry/fields.ts";
import { storedColumns, storedEnquiryOf, type StoredEnquiry } from "#enquiries/stored-enquiry.ts";
import { errorText, type ErrorTexts } from "#site/features/enquiry/error-text.ts";
import type { Texts } from "#tests/e2e/support/texts.ts";
import { demoSite, textOf } from "#tests/http/support/site.ts";

/** The page's only enquiry form. */
export function formIn({ document }: { document: Document }): HTMLFormElement {
  const forms = document.querySelectorAll<HTMLFormElement>("form:has([name=privacy_version])");
  expect(forms).toHaveLength(1);
  const [form] = forms;
  if (!form) throw new Error("There is no form");
  return form;
}

/** The control of a field; of a radio group, the first one. */
export function control(form: HTMLFormElement, field: EnquiryField): Element | null {
  return form.querySelector(`[name=${field}]`);
}

/** Each error is beside its field and in its accessible description; other fields have none. */
export function expectFieldErrors(
  form: HTMLFormElement,
  texts: Texts,
  faults: EnquiryFaults,
): void {
  const inForm = ((key: FieldFault, values?: { field: EnquiryField }) =>
    texts(`enquiry.fault.${key}`, values)) as ErrorTexts; // as far as it is used
  const errors = [...form.querySelectorAll(".field-error")].map(textOf);
  for (const [field, fault] of Object.entries(faults)) {
    const faulty = control(form, field as EnquiryField); // the keys of `faults`
    const message = errorText(field as EnquiryField, fault, inForm); // the keys of `faults`
    expect(faulty).toHaveAttribute("aria-invalid", "true");
    // A hint may follow it.
    expect(faulty).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^${escapeRegExp(message)}`)),
    );
    expect(errors.join("\n")).toContain(message);
  }
  expect(errors).toHaveLength(Object.keys(faults).length);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^$(){}|[\]\\]/g, "\\$&");
}

/** Enquiries to the shared site from an e-mail address, the oldest first. */
export async function storedEnquiriesFrom(email: string): Promise<StoredEnquiry[]> {
  const { enquiries } = await demoSite();
  const rows = await enquiries
    .selectFrom("enquiry")
    .select(storedColumns)
    .where("email", "=", email)
    .orderBy("id")
    .execute();
  return rows.map(storedEnquiryOf);
}
