import type { FormEvent } from "react";
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
