import { afterFrame } from "#site/components/after-frame.ts";

/**
 * Closes a dialog that is gone with the next frame already: the browser styles the whole page anew for it, for which no press waits.
 * Answers whether it closed it, which it does once, however often it is asked to.
 */
export async function closeDialog(dialog: HTMLDialogElement): Promise<boolean> {
  dialog.style.visibility = "hidden"; // of its backdrop, too, which inherits it
  await afterFrame();
  if (!dialog.open) return false;
  dialog.close();
  return true;
}
