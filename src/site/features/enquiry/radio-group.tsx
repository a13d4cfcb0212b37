import type { ReactNode } from "react";
import { FieldError, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField } from "#site/features/enquiry/form-context.tsx";

interface RadioGroupProps extends FieldProps {
  choices: readonly { value: string; text: ReactNode }[];
  /** Initial selection; null for none. */
  defaultChoice: string | null;
}

/** The field's id belongs to its first option, so that links to the field focus it. */
export function RadioGroup({ name, label, required, choices, defaultChoice }: RadioGroupProps) {
  const { id, control } = useField(name);
  const { defaultValue: selected = defaultChoice, ...firstProps } = control;
  const { autoFocus: _, ...shared } = firstProps;
  return (
    <fieldset className="field radio-group full">
      <legend>{label}</legend>
      <div>
        {choices.map(({ value, text }, index) => (
          <label key={value} className="radio-pill">
            <input
              {...(index === 0 ? firstProps : shared)}
              id={index === 0 ? id : `${id}-${value}`}
              type="radio"
              value={value}
              required={required}
              defaultChecked={value === selected}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError name={name} />
    </fieldset>
  );
}
