import type { EnquiryField } from "#contract/enquiry/fields.ts";
import type { Office } from "#contract/settings.ts";
import { ChannelField, LanguageField } from "#site/features/enquiry/answer-fields.tsx";
import { Consent } from "#site/features/enquiry/consent.tsx";
import { CompanyCountryField, PartnerKindField } from "#site/features/enquiry/partner-fields.tsx";
import { PhoneField } from "#site/features/enquiry/phone-field.tsx";
import { MessageField, TextField } from "#site/features/enquiry/text-field.tsx";
import { DayField, TimeField, VisitKindField } from "#site/features/enquiry/visit-fields.tsx";

/** What stands in the fields on which others depend; nothing until the script has the form. */
export interface Chosen {
  channel?: string | undefined;
  visit?: string | undefined;
  day?: string | undefined;
  time?: string | undefined;
}

interface FormFieldProps {
  name: EnquiryField;
  label: string;
  required: boolean;
  /** What stands after it in its form. */
  next: EnquiryField | undefined;
  privacyVersion: string;
  office: Office | null;
  chosen: Chosen;
}

/** The control of a field of any form. */
export function FormField({ next, privacyVersion, office, chosen, ...field }: FormFieldProps) {
  switch (field.name) {
    case "kind":
    case "phone_country": // above the telephone
      return null;
    case "name":
      return (
        <TextField
          {...field}
          width={next === "phone_country" ? "line-if-narrow" : "column"} // else it would have an empty half beside it
          input={{ autoComplete: "name", enterKeyHint: "next" }}
        />
      );
    case "phone":
      return <PhoneField {...field} channel={chosen.channel} />;
    case "email":
      return <TextField {...field} input={emailInput} />;
    case "channel":
      return <ChannelField {...field} />;
    case "answer_locale":
      return <LanguageField {...field} />;
    case "message":
      return <MessageField {...field} />;
    case "visit":
      return <VisitKindField {...field} />;
    case "day":
      return <DayField {...field} office={office} />;
    case "time":
      return <TimeField {...field} office={office} day={chosen.day} time={chosen.time} />;
    case "company":
      return <TextField {...field} input={{ autoComplete: "organization" }} />;
    case "company_country":
      return <CompanyCountryField {...field} />;
    case "website":
      return <TextField {...field} width="line" input={websiteInput} />;
    case "role":
      return <TextField {...field} input={{ autoComplete: "organization-title" }} />;
    case "partner_kind":
      return <PartnerKindField {...field} />;
    case "consent":
      return <Consent version={privacyVersion} />;
  }
}

/** Capitals and corrections are what phones make of addresses unless told. */
const emailInput = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;

const websiteInput = {
  type: "text", // an address without its scheme is fine
  inputMode: "url",
  autoComplete: "url",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;
