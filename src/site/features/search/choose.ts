import { startTransition, useOptimistic, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { readFormQuery } from "#contract/form-query.ts";
import { parseSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";

export interface Choosing {
  /** What is chosen, with a choice whose page is still on its way. */
  chosen: SearchCriteria;
  /** Turns to the page of what a form says now. */
  chooseFrom(form: HTMLFormElement): void;
}

/** Applies what a visitor chooses at once: the address changes with each choice, and the page with it. */
export function useChoosing(selection: Selection): Choosing {
  const { locale } = useVisitor();
  const navigate = useNavigate();
  const [chosen, showAtOnce] = useOptimistic(selection.criteria);

  function chooseFrom(form: HTMLFormElement) {
    const criteria = criteriaIn(form);
    const href = selectionHref(locale, { ...selection, criteria });
    const current = { ...chosen, page: 1 };
    if (href === selectionHref(locale, { ...selection, criteria: current })) return;
    startTransition(async () => {
      showAtOnce(criteria);
      await navigate(href, { preventScrollReset: true });
    });
  }

  return { chosen, chooseFrom };
}

/** Keeps a form that the script answers from being sent. */
export function answered(event: FormEvent<HTMLFormElement>): HTMLFormElement {
  event.preventDefault();
  return event.currentTarget;
}

function criteriaIn(form: HTMLFormElement): SearchCriteria {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return parseSearchCriteria(readFormQuery(query));
}
