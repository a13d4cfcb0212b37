/**
 * Runs as soon as a page stands, from a file that travels by itself, beside the list of the page's own scripts and of what these read.
 * Once everything that the first view needs is there and has been painted, it fetches them; it runs the scripts with the first thing
 * that somebody does, or after four seconds. What is done meanwhile it notes for them; a press on a button for WeChat it answers
 * itself. Who comes back to a page, or to a place in it, has it laid out whole at once and its scripts run with the first view; so
 * has whoever keeps homes. What pages would say in inline scripts, each the same, it says once.
 */
import { standInForDeniedStorage } from "#site/denied-storage.ts";
import { keepArrival } from "#site/features/enquiry/opening/arrival.ts";
import { goToWhereItWasLeft, makeEntryKnown } from "#site/first-scroll.ts";
import { afterFrame } from "#site/parts/after-frame.ts";
import { signs, type Early } from "#site/parts/early.ts";
import { quotePressed } from "#site/parts/channels/quote-pressed.ts";
import { storageNames } from "#site/parts/kept-homes/storage-names.ts";
import { isPlainClick } from "#site/parts/link-under.ts";
import { beginRouter, endRouter, tellRouter } from "#site/router-frame.ts";
import { goOnWithoutScripts } from "#site/without-scripts.ts";

/** What only files that come late answer: what opens something over the page, keeps a home or passes the page on. */
const answeredLate =
  "a[data-ask], a[data-questionnaire], button[data-keep], [data-opens], [data-share]";

const atLatest = 4000;

/** So long a pressed link waits for files that do not come; then it is followed as without them. */
const patience = 10_000;

const page = document.documentElement;
const arrival = { address: location.href, referrer: document.referrer };
const files = document.currentScript?.dataset["files"]?.split(" ") ?? [];
const idle = window.requestIdleCallback ?? setTimeout; // Safari has none
const isSeenFromItsTop = comesByALink();
const changed: HTMLFormElement[] = [];
let isSomebodyHere = false;
let waits = true;
let areScriptsLost = false;
let held: HTMLElement[] = [];

const early: Early = {
  handOver() {
    for (const sign of signs) removeEventListener(sign, note, true);
    return { isSomebodyHere, changed };
  },
  letClicksGo() {
    removeEventListener("click", hold, true);
    for (const it of held.splice(0)) if (it.isConnected) it.click();
  },
};
window.early = early;

for (const sign of signs) addEventListener(sign, note, true);
addEventListener("click", hold, true);
addEventListener("click", quotePressed);
addEventListener("error", hearOfLoss, true);
addEventListener("pagehide", () => keepArrival(arrival));
if (document.readyState === "complete") afterItsFrame();
else addEventListener("load", afterItsFrame);
setTimeout(run, atLatest);
if (!isSeenFromItsTop) delete page.dataset["arriving"];
standInForDeniedStorage();
goToWhereItWasLeft();

function note({ type, target }: Event): void {
  isSomebodyHere = true;
  if (type === "change" && target instanceof Element && "form" in target) {
    if (target.form instanceof HTMLFormElement) changed.push(target.form);
  }
  run();
}

/** Of several links the last one counts. */
function hold(event: MouseEvent): void {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>(answeredLate);
  if (pressed === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isLink(pressed))
    setTimeout(() => held.includes(pressed) && location.assign(pressed.href), patience);
  held = [...held.filter((other) => !isLink(other) || !isLink(pressed)), pressed];
}

function isLink(element: HTMLElement): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement;
}

function hearOfLoss({ target }: Event): void {
  if (target instanceof HTMLScriptElement) loseScripts();
  // A chart says nothing: lost, it leaves no sign of a broken picture.
  else if (target instanceof HTMLElement && target.matches(".chart")) target.style.opacity = "0";
}

/** Once, however many files are lost. */
function loseScripts(): void {
  if (areScriptsLost) return;
  areScriptsLost = true;
  early.letClicksGo();
  goOnWithoutScripts();
}

/** After the frame that shows what has come. */
function afterItsFrame(): void {
  void afterFrame().then(() => (isSeenFromItsTop && !keepsHomes() ? fetchInTurn() : run()));
}

/** Cards and header show what the lists hold. */
function keepsHomes(): boolean {
  try {
    return Object.values(storageNames).some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false; // denied: then nothing is kept
  }
}

/**
 * One after the other while the browser is idle, as mere files: a module that is preloaded is compiled at once, and the
 * router's takes as long as everything else that a page does.
 */
function fetchInTurn(): void {
  const file = files.shift();
  if (file === undefined) return;
  fetchFile(file);
  idle(fetchInTurn);
}

function fetchFile(file: string): void {
  fetch(file, { priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {}); // whoever needs it will miss it and say so
}

function run(): void {
  if (!waits) return;
  waits = false;
  for (const href of files.splice(0)) preload(href);
  makeEntryKnown();
  runInTurn([...document.querySelectorAll<HTMLScriptElement>("script[data-type]")]);
}

function preload(href: string): void {
  if (href.endsWith(".json")) fetchFile(href);
  else add(document.createElement("link"), { rel: "modulepreload", href });
}

/** Each in a turn of its own, so that what somebody does is answered in between. */
function runInTurn([first, ...others]: readonly HTMLScriptElement[]): void {
  if (first === undefined) return endRouter();
  runScript(first);
  setTimeout(runInTurn, 0, others);
}

function runScript({ text, dataset: { type = "" } }: HTMLScriptElement): void {
  if (text === "") beginRouter();
  else if (type === "data") tellRouter(text);
  else add(document.createElement("script"), { type, text });
}

function add<Added extends HTMLElement>(element: Added, about: Partial<Added>): void {
  document.head.append(Object.assign(element, about));
}

function comesByALink(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // of that type are no others
  return entry?.type === "navigate" && location.hash === "";
}
