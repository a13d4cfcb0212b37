import { useTranslations } from "use-intl";
import { leadingChat } from "#domain/contact-channels.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { CountryOptions } from "#site/features/enquiry/country-options.tsx";
import { Field, FieldFault, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField, useFormFacts } from "#site/features/enquiry/form-facts.tsx";
import { useHydrated } from "#site/ui/hydrated.ts";
import { likelyCountry } from "#domain/calling-codes.ts";

interface PhoneFieldProps extends FieldProps {
  /** Way to be answered that is chosen at present; before the script has the form, the one that it begins with. */
  channel: string | undefined;
}

/**
 * A telephone number below the country that it is of, unless it begins with a plus. A page is sent with the likely countries
 * alone, of which each takes fourteen bytes of it; the script adds the others, and who has none is told of the plus.
 */
export function PhoneField({ channel, ...field }: PhoneFieldProps) {
  const t = useTranslations("enquiry.field");
  const { locale } = useVisitor();
  const { texts } = useFormFacts();
  const hint = useAccountHint(channel ?? texts.channel ?? leadingChat(locale));
  const number = useField("phone", { hint: hint !== undefined }).control;
  const { defaultValue = likelyCountry(locale), ...select } = useField("phone_country").control;
  const isHydrated = useHydrated();
  return (
    <Field {...field} width="line-if-narrow" hint={hint}>
      <div className="tel">
        <select
          {...select}
          className="input"
          aria-label={t("phone_country")}
          autoComplete="tel-country-code"
          defaultValue={defaultValue}
        >
          <CountryOptions codes likelyAnd={isHydrated ? null : defaultValue} />
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
      <FieldFault name="phone_country" />
    </Field>
  );
}

/** Where an account is found by the number that it was opened with, which may be another one. */
function useAccountHint(channel: string | undefined): string | undefined {
  const t = useTranslations("enquiry.phone_of");
  if (channel === "wechat") return t("wechat");
  return channel === "telegram" ? t("telegram") : undefined;
}
