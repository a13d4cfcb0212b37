import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { CountryOptions } from "#site/features/enquiry/country-options.tsx";
import { Field, FieldFault, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField, useFormFacts } from "#site/features/enquiry/form-facts.tsx";
import { callingCodeOf, likelyCountry } from "#domain/calling-codes.ts";

interface PhoneFieldProps extends FieldProps {
  /** Country that is chosen at present. */
  country: string | undefined;
}

/** A telephone number beside the country that it is of, unless it begins with a plus. */
export function PhoneField({ country, ...field }: PhoneFieldProps) {
  const t = useTranslations("enquiry.field");
  const { locale } = useVisitor();
  const number = useField("phone").control;
  const { defaultValue = likelyCountry(locale), ...select } = useField("phone_country").control;
  // The code alone can stand for the country only where something keeps it up to date.
  const hasScript = useFormFacts().now !== null;
  return (
    <Field {...field}>
      <div className={hasScript ? "tel tel--coded" : "tel"} dir="ltr">
        <select
          {...select}
          className="input"
          aria-label={t("phone_country")}
          autoComplete="tel-country-code"
          defaultValue={defaultValue}
        >
          <CountryOptions codes />
        </select>
        {hasScript && (
          <bdi className="tel__code ltr" aria-hidden="true">
            +{callingCodeOf(country ?? defaultValue)}
          </bdi>
        )}
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
      <FieldFault name="phone_country" />
    </Field>
  );
}
