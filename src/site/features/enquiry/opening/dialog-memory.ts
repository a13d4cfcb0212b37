import { keep, kept } from "#site/components/visit-storage.ts";

const name = "sahil.dialog";
let isDone = false;

/** Stops the dialog from opening by itself again in this session, after it was closed or an enquiry was sent. */
export function keepFromOpening(): void {
  isDone = true;
  keep(name, "done");
}

export function mayStillOpen(): boolean {
  return !isDone && kept(name) === null;
}
