/** State that the fields of a form share through context. */
import { createContext, use, type ReactNode } from "react";
import type { EnquiryFaults, EnquiryField, EnquiryTexts } from "#contract/enquiry/fields.ts";

interface FormContextValue {
  /** Prefix of element ids, so that two forms can be on one page. */
  prefix: string;
  texts: EnquiryTexts;
  faults: EnquiryFaults;
  /** First invalid field of a returned form, which gets autofocus. */
  firstFaultyField: EnquiryField | null;
  /** Time of hydration; null before it and without script. */
  hydratedAt: Date | null;
}

const FormContext = createContext<FormContextValue | null>(null);

export function FormProvider({
  value,
  children,
}: {
  value: FormContextValue;
  children: ReactNode;
}) {
  return <FormContext value={value}>{children}</FormContext>;
}

export function useFormContext(): FormContextValue {
  const value = use(FormContext);
  if (value === null) throw new Error("There is no field outside EnquiryForm");
  return value;
}

/** Links in the error summary point to it. */
export function fieldId(prefix: string, name: EnquiryField): string {
  return `${prefix}-${name}`;
}

/** Attributes of a field's control, and its current error. */
export function useField(name: EnquiryField, { hint = false } = {}) {
  const { prefix, texts, faults, firstFaultyField } = useFormContext();
  const id = fieldId(prefix, name);
  const fault = faults[name] ?? null;
  const notes = [...(fault === null ? [] : [`${id}-fault`]), ...(hint ? [`${id}-hint`] : [])];
  return {
    id,
    fault,
    control: {
      id,
      name,
      defaultValue: texts[name],
      autoFocus: name === firstFaultyField,
      "aria-invalid": fault === null ? undefined : true,
      "aria-describedby": notes.length === 0 ? undefined : notes.join(" "),
    },
  };
}
