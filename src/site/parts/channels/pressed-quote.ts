/** What the button for a chat that was pressed last would have said. */
import { useSyncExternalStore } from "react";

let pressed: string | null = null;
const listeners = new Set<() => void>();

/** Notes presses from now on, so that a panel whose code comes later knows them; and one before that from who has the focus. */
export function notePressedQuotes(): void {
  note(document.activeElement);
  document.addEventListener("click", ({ target }) => note(target));
}

/** Null until a button was pressed. */
export function usePressedQuote(): string | null {
  return useSyncExternalStore(
    listen,
    () => pressed,
    () => null,
  );
}

function note(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest("[data-quote]") : null;
  if (button === null) return;
  pressed = button.getAttribute("data-quote");
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
