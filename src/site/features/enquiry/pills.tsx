import type { ReactNode } from "react";
import { FieldFault, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField } from "#site/features/enquiry/form-facts.tsx";

interface PillsProps extends FieldProps {
  choices: readonly { value: string; text: ReactNode }[];
  /** Initial selection; null for none. */
  first: string | null;
}

/** The field's id belongs to its first option, so that links to the field focus it. */
export function Pills({ name, label, required, choices, first }: PillsProps) {
  const { id, control } = useField(name);
  const { defaultValue: chosen = first, ...firstOnly } = control;
  const { autoFocus: _, ...shared } = firstOnly;
  return (
    <fieldset className="field pills full">
      <legend>{label}</legend>
      <div>
        {choices.map(({ value, text }, index) => (
          <label key={value} className="pill">
            <input
              {...(index === 0 ? firstOnly : shared)}
              id={index === 0 ? id : `${id}-${value}`}
              type="radio"
              value={value}
              required={required}
              defaultChecked={value === chosen}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldFault name={name} />
    </fieldset>
  );
}
