import { afterFrame } from "#site/parts/after-frame.ts";

/** Closes a dialog that is gone with the next frame already: the browser styles the whole page anew for it, for which no press waits. */
export async function closeDialog(dialog: HTMLDialogElement): Promise<void> {
  dialog.style.visibility = "hidden"; // of its backdrop, too, which inherits it
  await afterFrame();
  dialog.close();
}
