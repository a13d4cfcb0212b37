import { expect, type Locator, type Page } from "@playwright/test";
import { openDatabase } from "#database/open.ts";
import { storedColumns, storedEnquiryOf, type StoredEnquiry } from "#enquiries/stored-enquiry.ts";
import type { EnquiryField, FieldFault } from "#contract/enquiry/fields.ts";
import { errorText, type ErrorTexts } from "#site/features/enquiry/error-text.ts";
import type { Texts } from "#tests/e2e/support/message-texts.ts";
import type { VisitorDetails } from "#tests/support/random-visitor.ts";

export { randomVisitor, type VisitorDetails } from "#tests/support/random-visitor.ts";

export function formIn(place: Page | Locator): Locator {
  return place.locator("form:has([name=privacy_version])");
}

/** The control of a field; of a radio group, the first one. */
export function control(form: Locator, field: EnquiryField): Locator {
  return form.locator(`[name=${field}]`).first();
}

/** Fills in the person's fields and consents. */
export async function fillContactDetails(
  form: Locator,
  texts: Texts,
  person: VisitorDetails,
): Promise<void> {
  const field = (name: string) => form.getByRole("textbox", { name });
  await field(texts("enquiry.field.name")).fill(person.name);
  await field(texts("enquiry.field.phone")).fill(person.phone);
  await field(texts("enquiry.field.email")).fill(person.email);
  await control(form, "consent").check();
}

/** Each error is beside its field and in its accessible description; other fields have none. */
export async function expectFieldErrors(
  form: Locator,
  texts: Texts,
  faults: Partial<Record<EnquiryField, FieldFault>>,
): Promise<void> {
  const inForm = ((key: FieldFault, values?: { field: EnquiryField }) =>
    texts(`enquiry.fault.${key}`, values)) as ErrorTexts; // as far as it is used
  for (const [field, fault] of Object.entries(faults)) {
    const faulty = control(form, field as EnquiryField); // the keys of `faults`
    const message = errorText(field as EnquiryField, fault, inForm); // the keys of `faults`
    await expect(faulty, field).toHaveAttribute("aria-invalid", "true");
    await expect(faulty, field).toHaveAccessibleDescription(startsWithPattern(message));
    await expect(form.locator(".field-error", { hasText: message }).first(), field).toBeAttached();
  }
  await expect(form.locator(".field-error")).toHaveCount(Object.keys(faults).length);
}

/** A hint may follow it. */
function startsWithPattern(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")}`);
}

/** Enquiries from an e-mail address, the oldest first. */
export async function storedEnquiriesFrom(
  databaseUrl: string,
  email: string,
): Promise<StoredEnquiry[]> {
  const database = openDatabase(databaseUrl);
  const rows = await database
    .selectFrom("enquiry")
    .select(storedColumns)
    .where("email", "=", email)
    .orderBy("id")
    .execute();
  await database.destroy();
  return rows.map(storedEnquiryOf);
}
