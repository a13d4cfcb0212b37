import { writeSession, readSession } from "#site/components/session-storage.ts";

const storageKey = "sahil.dialog";
let isPrevented = false;

/** Stops the dialog from opening by itself again in this session, after it was closed or an enquiry was sent. */
export function preventAutoOpen(): void {
  isPrevented = true;
  writeSession(storageKey, "done");
}

export function canAutoOpen(): boolean {
  return !isPrevented && readSession(storageKey) === null;
}
