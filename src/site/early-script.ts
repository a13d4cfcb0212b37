/**
 * Runs as soon as a page stands, from a file that travels by itself, beside the list of what the page's module imports in turn. It
 * runs the page's own scripts, which wait, in their order: once everything that the first view needs is there and has been painted,
 * with the first thing that somebody does, or after four seconds, whichever is first. What is done meanwhile it notes for them. Who
 * comes back to a page, or to a place in it, has it laid out whole at once.
 */
import type { Early } from "#site/parts/early.ts";

const signs = ["pointerover", "keydown", "focusin", "change"] as const;

/** What only files that come late answer: links that open something over the page, and buttons that keep a home. */
const answeredLate = "a[data-ask], a[data-questionnaire], button[data-keep]";

const atLatest = 4000;

const page = document.documentElement;
const files = document.currentScript?.dataset["files"]?.split(" ") ?? [];
let waits = true;
let held: Element[] = [];

const early: Early = {
  isSomebodyHere: false,
  changed: [],
  letClicksGo() {
    removeEventListener("click", hold, true);
    for (const it of held.splice(0)) if (it instanceof HTMLElement && it.isConnected) it.click();
  },
};
window.early = early;

for (const sign of signs) addEventListener(sign, note, true);
addEventListener("click", hold, true);
if (document.readyState === "complete") runSoon();
else addEventListener("load", runSoon);
setTimeout(run, atLatest);
if (!isSeenFromItsTop()) delete page.dataset["arriving"];

function note({ type, target }: Event): void {
  early.isSomebodyHere = true;
  if (type === "change" && target instanceof Element && "form" in target) {
    if (target.form instanceof HTMLFormElement) early.changed.push(target.form);
  }
  run();
}

/** Of several links the last one counts. */
function hold(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (button || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
  const pressed = target.closest(answeredLate);
  if (pressed === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = [...held.filter((other) => !isLink(other) || !isLink(pressed)), pressed];
}

function isLink(element: Element): boolean {
  return element instanceof HTMLAnchorElement;
}

/** After the frame that shows what has come. */
function runSoon(): void {
  requestAnimationFrame(() => setTimeout(run));
}

function run(): void {
  if (!waits) return;
  waits = false;
  for (const href of files) add(document.createElement("link"), { rel: "modulepreload", href });
  for (const { text, dataset } of document.querySelectorAll<HTMLScriptElement>(
    "[type='text/later']",
  )) {
    add(document.createElement("script"), { type: dataset["type"] ?? "", text });
  }
}

function add<Added extends HTMLElement>(element: Added, about: Partial<Added>): void {
  document.head.append(Object.assign(element, about));
}

function isSeenFromItsTop(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  const isFollowed = arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate";
  return isFollowed && location.hash === "";
}
