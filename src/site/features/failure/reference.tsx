import { createContext, use } from "react";

/** The id of the request that a page is rendered for. Only the server has it. */
export const RequestReference = createContext<string | null>(null);

/** The reference that the server wrote into this very page; null where the page failed in the browser. */
export function useReference(): string | null {
  const rendered = use(RequestReference);
  if (typeof document === "undefined") return rendered;
  return document.querySelector("[data-reference]")?.textContent ?? null;
}
