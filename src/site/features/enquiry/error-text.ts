import type { useTranslations } from "use-intl";
import type { EnquiryField, FieldFault } from "#contract/enquiry/fields.ts";

export type ErrorTexts = ReturnType<typeof useTranslations<"enquiry.fault">>;

export function errorText(name: EnquiryField, fault: FieldFault, t: ErrorTexts): string {
  return texts[fault](t, name);
}

const texts: Readonly<Record<FieldFault, (t: ErrorTexts, name: EnquiryField) => string>> = {
  missing: (t, name) => t("missing", { field: name }),
  too_short: (t) => t("too_short"),
  too_long: (t) => t("too_long"),
  characters: (t) => t("characters"),
  choice: (t) => t("choice"),
  phone_country: (t) => t("phone_country"),
  phone_short: (t) => t("phone_short"),
  phone_long: (t) => t("phone_long"),
  phone_length: (t) => t("phone_length"),
  phone_code: (t) => t("phone_code"),
  phone_unreadable: (t) => t("phone_unreadable"),
  phone_or_email: (t) => t("phone_or_email"),
  email_at: (t) => t("email_at"),
  email_domain: (t) => t("email_domain"),
  email_unreadable: (t) => t("email_unreadable"),
  website_unreadable: (t) => t("website_unreadable"),
  day_past: (t) => t("day_past"),
  day_far: (t) => t("day_far"),
  day_closed: (t) => t("day_closed"),
  time_closed: (t) => t("time_closed"),
  consent: (t) => t("consent"),
};
