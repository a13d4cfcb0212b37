import { writeSession, readSession } from "#site/components/session-storage.ts";

const name = "sahil.dialog";
let isDone = false;

/** Stops the dialog from opening by itself again in this session, after it was closed or an enquiry was sent. */
export function preventAutoOpen(): void {
  isDone = true;
  writeSession(name, "done");
}

export function canAutoOpen(): boolean {
  return !isDone && readSession(name) === null;
}
