import { useEffect, useEffectEvent } from "react";
import { useSubmit } from "react-router";
import { choicesAction, languageField } from "#site/features/preferences/choices-address.ts";

/** Sends choices of currency and unit without a new document. A language is a new document. */
export function ChoicesByScript() {
  const submit = useSubmit();
  const send = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    if (form.getAttribute("action") !== choicesAction || submitter.name === languageField) return;
    event.preventDefault();
    void submit(submitter, { preventScrollReset: true });
  });
  useEffect(() => {
    const listener = (event: SubmitEvent) => send(event);
    document.addEventListener("submit", listener);
    return () => document.removeEventListener("submit", listener);
  }, []);
  return null;
}
