import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The surroundings stay while a visitor goes from page to page; a choice of theirs changes them. */
export function shouldReloadShell({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== "GET";
}
