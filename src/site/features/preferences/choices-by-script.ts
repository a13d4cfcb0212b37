import { useEffect, useEffectEvent } from "react";
import { useLocation, useSubmit } from "react-router";
import { choicesAction, returnField } from "#site/features/preferences/choices-address.ts";

/**
 * Sends choices of currency and unit without a new document, and lets every choice lead back to the page that is shown by now.
 * A language is a new document.
 */
export function ChoicesByScript() {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const send = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.getAttribute("action") !== choicesAction) return;
    const path = form.elements.namedItem(returnField);
    if (path instanceof HTMLInputElement) path.value = pathname + search;
    if (form.dataset["reloads"] !== undefined) return;
    event.preventDefault();
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter : form;
    void submit(pressed, { preventScrollReset: true });
  });
  useEffect(() => {
    const listener = (event: SubmitEvent) => send(event);
    document.addEventListener("submit", listener);
    return () => document.removeEventListener("submit", listener);
  }, []);
  return null;
}
