import { useTranslations } from "use-intl";
import { channelsFor } from "#domain/contact-channels.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Field, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField } from "#site/features/enquiry/form-facts.tsx";
import { Pills } from "#site/features/enquiry/pills.tsx";

/** By which way to answer. */
export function ChannelField(field: FieldProps) {
  const t = useTranslations("enquiry.channel");
  const { locale } = useVisitor();
  const names: Record<AnswerChannel, string> = {
    whatsapp: t("whatsapp"),
    phone: t("phone"),
    email: t("email"),
    telegram: t("telegram"),
    wechat: t("wechat"),
  };
  const channels = channelsFor(locale);
  return (
    <Pills
      {...field}
      choices={channels.map((value) => ({ value, text: names[value] }))}
      first={channels[0] ?? null}
    />
  );
}

/** In which language to answer: the page's, unless told. */
export function LanguageField(field: FieldProps) {
  const { locale } = useVisitor();
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
