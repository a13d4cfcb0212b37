/** What is clicked before the files are there that answer it waits for them, so that nobody is quicker than the page. */

import { isPlainClick } from "#site/parts/link-under.ts";

/** Links that open something over the page, and buttons that keep a home. */
const answeredLate = "a[data-ask], a[data-questionnaire], button[data-keep]";

/** In the order in which they were clicked. */
let waiting: HTMLElement[] = [];
let listening: AbortController | null = null;

/** Begins to hold clicks back. Of several that would open something the last one counts. */
export function holdClicks(): void {
  listening = new AbortController();
  window.addEventListener("click", hold, { capture: true, signal: listening.signal });
}

/** Lets clicks through from now on, the one that waits first. Also where the files cannot be had: links lead to pages of their own. */
export function releaseClicks(): void {
  listening?.abort();
  listening = null;
  const clicked = waiting;
  waiting = [];
  for (const held of clicked) if (held.isConnected) held.click();
}

function hold(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return;
  const held = event.target.closest<HTMLElement>(answeredLate);
  if (held === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting = [...waiting.filter((earlier) => !opens(earlier) || !opens(held)), held];
}

function opens(held: HTMLElement): boolean {
  return held instanceof HTMLAnchorElement;
}
