/** What the forms of a listing say, whether their script is there or only comes. */
import { useEffect, useEffectEvent, type FormEvent, type RefObject } from "react";
import { readFormQuery } from "#contract/form-query.ts";
import { parseSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";

/** Reads what a form says now. */
export function chosenIn(form: HTMLFormElement): SearchCriteria {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return parseSearchCriteria(readFormQuery(query));
}

/** Keeps a form that the script answers from being sent. */
export function answered(event: FormEvent<HTMLFormElement>): HTMLFormElement {
  event.preventDefault();
  return event.currentTarget;
}

/** Applies what a visitor changed in a form before its script was there. */
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
