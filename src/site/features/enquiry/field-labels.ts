import { useTranslations } from "use-intl";
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";

/** Also used in the error summary. */
export function useFieldLabels(kind: EnquiryKind): Readonly<Record<EnquiryField, string>> {
  const t = useTranslations("enquiry.field");
  const messages: Record<EnquiryKind, string> = {
    contact: t("message"),
    project: t("question"),
    viewing: t("viewing_message"),
    partnership: t("partnership_message"),
    opening: t("message"),
  };
  return {
    kind: "",
    name: t("name"),
    phone: t("phone"),
    phone_country: t("phone_country"),
    email: t("email"),
    channel: t("channel"),
    answer_locale: t("answer_locale"),
    message: messages[kind],
    visit: t("visit"),
    day: t("day"),
    time: t("time_without_office"),
    company: t("company"),
    company_country: t("company_country"),
    website: t("website"),
    role: t("role"),
    partner_kind: t("partner_kind"),
    consent: t("consent"),
  };
}
