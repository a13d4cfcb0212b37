/** Prefilled text of the last pressed WeChat button, shown by the page's only panel. */
import { useSyncExternalStore } from "react";

let wechatMessage: string | null = null;
const listeners = new Set<() => void>();

/** Null until a button is pressed. */
export function useWechatMessage(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => wechatMessage,
    () => null,
  );
}

/** Called before the panel is shown. */
export function setWechatMessage(text: string): void {
  wechatMessage = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
