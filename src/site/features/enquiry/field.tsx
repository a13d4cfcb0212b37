import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import { errorText } from "#site/features/enquiry/error-text.ts";
import { useField } from "#site/features/enquiry/form-context.tsx";
import { Icon } from "#site/ui/icon.tsx";

export interface FieldProps {
  name: EnquiryField;
  label: string;
  required: boolean;
}

/** One of two columns, full width in narrow forms only, or always full width. */
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
      <FieldError name={name} />
    </div>
  );
}

export function LabelText({ label, required }: { label: string; required: boolean }) {
  const t = useTranslations("enquiry");
  if (required) return label;
  return t.rich("optional", {
    label,
    note: (text) => <span className="field__optional">{text}</span>,
  });
}

export function FieldError({ name }: { name: EnquiryField }) {
  const t = useTranslations("enquiry.fault");
  const { id, fault } = useField(name);
  if (fault === null) return null;
  return (
    <p className="field-error" id={`${id}-fault`}>
      <Icon name="circle-alert" />
      <span>{errorText(name, fault, t)}</span>
    </p>
  );
}
