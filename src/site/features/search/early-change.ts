import { useEffect, useEffectEvent, type RefObject } from "react";
import { takeEarlyChange } from "#site/parts/still/first-sign.ts";

/** Does what a form's change asks for, also where it was made before the form was taken over. */
export function useEarlyChange(
  form: RefObject<HTMLFormElement | null>,
  apply: (form: HTMLFormElement) => void,
): void {
  const applyEarly = useEffectEvent(apply);
  useEffect(() => {
    if (form.current !== null && takeEarlyChange(form.current)) applyEarly(form.current);
  }, [form]);
}
