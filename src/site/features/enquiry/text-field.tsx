import type { ComponentProps } from "react";
import { Field, type FieldProps, type FieldWidth } from "#site/features/enquiry/field.tsx";
import { useField } from "#site/features/enquiry/form-facts.tsx";

interface TextFieldProps extends FieldProps {
  width?: FieldWidth;
  input?: ComponentProps<"input">;
}

/** One line of text. */
export function TextField({ input, ...field }: TextFieldProps) {
  const { control } = useField(field.name);
  return (
    <Field {...field}>
      <input className="input" dir="auto" required={field.required} {...input} {...control} />
    </Field>
  );
}

/** Several lines of text. */
export function MessageField(field: FieldProps) {
  const { control } = useField(field.name);
  return (
    <Field {...field} width="line">
      <textarea className="input" rows={3} dir="auto" required={field.required} {...control} />
    </Field>
  );
}
