/**
 * What is done on a page before its scripts are there. The page itself notes it (`early-script.ts`), so that nobody is
 * quicker than the page.
 */

/** By these somebody is at a page. A pointer comes before its press; aids may bring nothing but the press or the change. */
export const signs = ["pointerover", "keydown", "focusin", "change", "click"] as const;

/** Noted from the moment that the page stands; documents without scripts of their own have none. */
export interface Early {
  /** Tells what was noted, and notes nothing any more: that is for whoever asks. */
  handOver(): Noted;
  /** Lets clicks through from now on, those that wait first. */
  letClicksGo(): void;
}

interface Noted {
  /** Whether anybody has done anything yet. */
  isSomebodyHere: boolean;
  /** Forms in which something was changed, each as often as it was. */
  changed: readonly HTMLFormElement[];
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Lets through what was clicked before the files were there that answer it. Also where they cannot be had: links lead to pages of their own. */
export function releaseClicks(): void {
  window.early?.letClicksGo();
}
