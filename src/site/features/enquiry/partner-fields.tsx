import { useTranslations } from "use-intl";
import { partnerKinds, type PartnerKind } from "#domain/enquiry.ts";
import { CountryOptions } from "#site/features/enquiry/country-options.tsx";
import { Field, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField } from "#site/features/enquiry/form-facts.tsx";
import { Pills } from "#site/features/enquiry/pills.tsx";

/** Where a company is. */
export function CompanyCountryField(field: FieldProps) {
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

/** What a company is. */
export function PartnerKindField(field: FieldProps) {
  const t = useTranslations("enquiry.partner");
  const names: Record<PartnerKind, string> = {
    developer: t("developer"),
    agency: t("agency"),
    legal: t("legal"),
    other: t("other"),
  };
  return (
    <Pills
      {...field}
      choices={partnerKinds.map((value) => ({ value, text: names[value] }))}
      first={null}
    />
  );
}
