import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { chosenIn } from "#site/features/search/chosen-in-form.ts";
import { hasEarlyChange, takeEarlyChange } from "#site/parts/still/first-sign.ts";

/** What was chosen in forms that are taken over, while others with a choice are not yet. */
const choices: (() => void)[] = [];

/**
 * Applies what was chosen in one of a listing's forms before it was taken over. Forms are taken over one by one, and what is applied
 * draws the others anew: so what each says is read first, and applied once all that were changed have been read.
 */
export function useEarlyChange(
  form: RefObject<HTMLFormElement | null>,
  apply: (chosen: SearchCriteria) => void,
): void {
  const applyEarly = useEffectEvent(apply);
  useEffect(() => {
    if (form.current === null || !takeEarlyChange(form.current)) return;
    const chosen = chosenIn(form.current);
    const choice = () => applyEarly(chosen);
    choices.push(choice);
    if (!areOthersWaiting()) setTimeout(applyAll);
    return () => void (choices.includes(choice) && choices.splice(choices.indexOf(choice), 1));
  }, [form]);
}

function areOthersWaiting(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("form.filters, form.sort")].some(
    hasEarlyChange,
  );
}

/** Each starts from the one before it. */
function applyAll(): void {
  for (const choice of choices.splice(0)) flushSync(choice);
}
