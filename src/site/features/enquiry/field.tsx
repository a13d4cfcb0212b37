import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { EnquiryField, FieldFault as Fault } from "#contract/enquiry/fields.ts";
import { useField } from "#site/features/enquiry/form-facts.tsx";
import { Icon } from "#site/ui/icon.tsx";

export interface FieldProps {
  name: EnquiryField;
  label: string;
  required: boolean;
}

/** How much of its form a field takes: one of two columns, a whole line where a column is too narrow for it, or always a whole line. */
export type FieldWidth = "column" | "line-if-narrow" | "line";

const widthClass = {
  column: "field",
  "line-if-narrow": "field field--line-if-narrow",
  line: "field full",
} as const satisfies Record<FieldWidth, string>;

interface LabelledFieldProps extends FieldProps {
  width?: FieldWidth;
  hint?: ReactNode;
  children: ReactNode;
}

/** A control under its label, with what helps to fill it in and what is wrong with it. */
export function Field({
  name,
  label,
  required,
  width = "column",
  hint,
  children,
}: LabelledFieldProps) {
  const { id } = useField(name);
  return (
    <div className={widthClass[width]}>
      <label htmlFor={id}>
        <LabelText label={label} required={required} />
      </label>
      {children}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFault name={name} />
    </div>
  );
}

export function LabelText({ label, required }: { label: string; required: boolean }) {
  const t = useTranslations("enquiry");
  if (required) return label;
  return t.rich("optional", {
    label,
    note: (text) => <span className="field__opt">{text}</span>,
  });
}

/** What is wrong with a field, below it. */
export function FieldFault({ name }: { name: EnquiryField }) {
  const t = useTranslations("enquiry.fault");
  const { id, fault } = useField(name);
  if (fault === null) return null;
  return (
    <p className="err" id={`${id}-fault`}>
      <Icon name="circle-alert" />
      <span>{faultText(name, fault, t)}</span>
    </p>
  );
}

export type FaultTexts = ReturnType<typeof useTranslations<"enquiry.fault">>;

/** What is wrong with a field, in words that say how to mend it. */
export function faultText(name: EnquiryField, fault: Fault, t: FaultTexts): string {
  return texts[fault](t, name);
}

const texts: Readonly<Record<Fault, (t: FaultTexts, name: EnquiryField) => string>> = {
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
