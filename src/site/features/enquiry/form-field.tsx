import type { EnquiryField } from "#contract/enquiry/fields.ts";
import type { Office } from "#contract/settings.ts";
import { Consent } from "#site/features/enquiry/consent.tsx";
import { DayField, TimeField, ViewingKindField } from "#site/features/enquiry/viewing-fields.tsx";
import { useTranslations } from "use-intl";
import { channelsFor, leadingChat } from "#i18n/contact-channels.ts";
import { type AnswerChannel, partnerKinds, type PartnerKind } from "#domain/enquiry.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import {
  Field,
  type FieldProps,
  FieldError,
  type FieldWidth,
} from "#site/features/enquiry/field.tsx";
import { useField, useFormContext } from "#site/features/enquiry/form-context.tsx";
import { RadioGroup } from "#site/features/enquiry/radio-group.tsx";
import { CountryOptions } from "#site/features/enquiry/country-options.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";
import { likelyCountry } from "#i18n/languages.ts";
import type { ComponentProps } from "react";

/** Values that other fields depend on; empty before hydration. */
export interface WatchedValues {
  channel?: string | undefined;
  visit?: string | undefined;
  day?: string | undefined;
  time?: string | undefined;
}

interface FormFieldProps {
  name: EnquiryField;
  label: string;
  required: boolean;
  /** Next field in the form. */
  next: EnquiryField | undefined;
  privacyVersion: string;
  office: Office | null;
  watched: WatchedValues;
}

export function FormField({ next, privacyVersion, office, watched, ...field }: FormFieldProps) {
  switch (field.name) {
    case "kind":
    case "phone_country": // rendered with the telephone
      return null;
    case "name":
      return (
        <TextField
          {...field}
          width={next === "phone_country" ? "line-if-narrow" : "column"} // else half of its row would stay empty
          input={{ autoComplete: "name", enterKeyHint: "next" }}
        />
      );
    case "phone":
      return <PhoneField {...field} channel={watched.channel} />;
    case "email":
      return <TextField {...field} input={emailInput} />;
    case "channel":
      return <ChannelField {...field} />;
    case "answer_locale":
      return <LanguageField {...field} />;
    case "message":
      return <MessageField {...field} />;
    case "visit":
      return <ViewingKindField {...field} />;
    case "day":
      return <DayField {...field} office={office} />;
    case "time":
      return <TimeField {...field} office={office} day={watched.day} time={watched.time} />;
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

/** Phones capitalise and correct addresses unless told not to. */
const emailInput = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;

const websiteInput = {
  type: "text", // `url` would reject addresses without a scheme
  inputMode: "url",
  autoComplete: "url",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;

function ChannelField(field: FieldProps) {
  const t = useTranslations("enquiry.channel");
  const { locale } = useVisitorPreferences();
  const names: Record<AnswerChannel, string> = {
    whatsapp: t("whatsapp"),
    phone: t("phone"),
    email: t("email"),
    telegram: t("telegram"),
    wechat: t("wechat"),
  };
  const channels = channelsFor(locale);
  return (
    <RadioGroup
      {...field}
      choices={channels.map((value) => ({ value, text: names[value] }))}
      defaultChoice={channels[0] ?? null}
    />
  );
}

/** Language of the answer; the page's by default. */
function LanguageField(field: FieldProps) {
  const { locale } = useVisitorPreferences();
  const { defaultValue = locale, ...control } = useField(field.name).control;
  return (
    <Field {...field}>
      <select {...control} className="input" defaultValue={defaultValue}>
        {locales.map((code) => (
          <option key={code} value={code} lang={localeFacts[code].htmlLang}>
            {localeFacts[code].label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function CompanyCountryField(field: FieldProps) {
  const t = useTranslations("enquiry");
  const { defaultValue = "", ...control } = useField(field.name).control;
  return (
    <Field {...field}>
      <select
        {...control}
        className="input"
        autoComplete="country"
        required={field.required}
        defaultValue={defaultValue}
      >
        <option value="">{t("choose")}</option>
        <CountryOptions />
      </select>
    </Field>
  );
}

function PartnerKindField(field: FieldProps) {
  const t = useTranslations("enquiry.partner_kind");
  const names: Record<PartnerKind, string> = {
    developer: t("developer"),
    agency: t("agency"),
    legal: t("legal"),
    other: t("other"),
  };
  return (
    <RadioGroup
      {...field}
      choices={partnerKinds.map((value) => ({ value, text: names[value] }))}
      defaultChoice={null}
    />
  );
}

interface PhoneFieldProps extends FieldProps {
  /** Selected answer channel; before hydration the default one. */
  channel: string | undefined;
}

/**
 * A number that starts with a plus ignores the selected country. The document holds only likely countries to
 * stay small; the rest are added after hydration.
 */
function PhoneField({ channel, ...field }: PhoneFieldProps) {
  const t = useTranslations("enquiry.field");
  const { locale } = useVisitorPreferences();
  const { texts } = useFormContext();
  const hint = useAccountHint(channel ?? texts.channel ?? leadingChat(locale));
  const number = useField("phone", { hint: hint !== undefined }).control;
  const { defaultValue = likelyCountry(locale), ...select } = useField("phone_country").control;
  const isHydrated = useHydrated();
  return (
    <Field {...field} width="line-if-narrow" hint={hint}>
      <div className="phone-input">
        <select
          {...select}
          className="input"
          aria-label={t("phone_country")}
          autoComplete="tel-country-code"
          defaultValue={defaultValue}
        >
          <CountryOptions codes onlyLikelyAnd={isHydrated ? null : defaultValue} />
        </select>
        <input
          {...number}
          className="input ltr"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          required={field.required}
        />
      </div>
      <noscript>
        <p className="hint">{t("phone_code")}</p>
      </noscript>
      <FieldError name="phone_country" />
    </Field>
  );
}

/** Accounts are found by the number they were registered with, which may differ. */
function useAccountHint(channel: string | undefined): string | undefined {
  const t = useTranslations("enquiry.phone_hint");
  if (channel === "wechat") return t("wechat");
  return channel === "telegram" ? t("telegram") : undefined;
}

interface TextFieldProps extends FieldProps {
  width?: FieldWidth;
  input?: ComponentProps<"input">;
}

function TextField({ input, ...field }: TextFieldProps) {
  const { control } = useField(field.name);
  return (
    <Field {...field}>
      <input className="input" dir="auto" required={field.required} {...input} {...control} />
    </Field>
  );
}

function MessageField(field: FieldProps) {
  const { control } = useField(field.name);
  return (
    <Field {...field} width="line">
      <textarea className="input" rows={3} dir="auto" required={field.required} {...control} />
    </Field>
  );
}
