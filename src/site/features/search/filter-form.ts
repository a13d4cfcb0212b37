import { useEffect, useEffectEvent, type FormEvent, type RefObject } from "react";
import { normalizeFormQuery } from "#contract/form-query.ts";
import { parseSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";

export function readFilterForm(form: HTMLFormElement): SearchCriteria {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return parseSearchCriteria(normalizeFormQuery(query));
}

/** Prevents submission of a form that the script handles. */
export function preventSubmit(event: FormEvent<HTMLFormElement>): HTMLFormElement {
  event.preventDefault();
  return event.currentTarget;
}

/** Applies form changes made before hydration. */
export function useChangeBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  apply: (form: HTMLFormElement) => void,
): void {
  const applyEarly = useEffectEvent(apply);
  useEffect(() => {
    if (form.current !== null && hasChanged(form.current)) applyEarly(form.current);
  }, [form]);
}

function hasChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement)
      return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
    if (!(control instanceof HTMLSelectElement)) return false;
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  });
}
