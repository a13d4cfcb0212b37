import { afterFrame } from "#site/components/after-frame.ts";

/** Closes after the next paint, as `close()` restyles the whole page. Resolves to whether this call has closed it. */
export async function closeDialog(dialog: HTMLDialogElement): Promise<boolean> {
  dialog.style.visibility = "hidden"; // its backdrop inherits this
  await afterFrame();
  if (!dialog.open) return false;
  dialog.close();
  return true;
}
