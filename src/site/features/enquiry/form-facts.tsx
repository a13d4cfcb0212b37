/** What the fields of a form share: the names of their elements, what was typed before, and what is wrong with it. */
import { createContext, use, type ReactNode } from "react";
import type { EnquiryFaults, EnquiryField, EnquiryTexts } from "#contract/enquiry/fields.ts";

interface FormFacts {
  /** Begins the ids of the form's elements, so that two forms may stand on a page. */
  prefix: string;
  texts: EnquiryTexts;
  faults: EnquiryFaults;
  /** What the page begins at: the first faulty field of a form that was sent back. */
  first: EnquiryField | null;
  /** When the script took the form over; null before, and where there is none. */
  now: Date | null;
}

const FormFactsContext = createContext<FormFacts | null>(null);

export function FormFactsProvider({ facts, children }: { facts: FormFacts; children: ReactNode }) {
  return <FormFactsContext value={facts}>{children}</FormFactsContext>;
}

export function useFormFacts(): FormFacts {
  const facts = use(FormFactsContext);
  if (facts === null) throw new Error("There is no field outside EnquiryForm");
  return facts;
}

/** The id of a field's control, which the summary of what is wrong links to. */
export function fieldId(prefix: string, name: EnquiryField): string {
  return `${prefix}-${name}`;
}

/** What the control of a field is told, and what is wrong with what stands in it. */
export function useField(name: EnquiryField, { hint = false } = {}) {
  const { prefix, texts, faults, first } = useFormFacts();
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
      autoFocus: name === first,
      "aria-invalid": fault === null ? undefined : true,
      "aria-describedby": notes.length === 0 ? undefined : notes.join(" "),
    },
  };
}
