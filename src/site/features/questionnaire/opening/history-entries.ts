/**
 * The pop-up's own entries in the history of the page beneath it: the same address with another hash. The router is not told
 * of them. For it, an entry that has lost its hash is a page to be fetched anew, so closing would wait for the network.
 */
import { questionnaireSteps, type QuestionnaireState } from "#domain/questionnaire.ts";
import { afterFrame } from "#site/components/after-frame.ts";
import { takeSteps } from "#site/components/history-steps.ts";
import { hashOf, stateInHash } from "#site/components/questionnaire-hash.ts";

/** What an entry knows of those before it. */
interface Entry {
  /** How many entries of the pop-up end with this one; 0 where the page was loaded with it open. */
  depth: number;
  /** Step of the entry before; null where that is not one of the pop-up. */
  before: QuestionnaireState["step"] | null;
}

const outside: Entry = { depth: 0, before: null };

/** Steps back keep what was answered since: an entry tells the step, and only to a new document its answers, too. */
let latest: QuestionnaireState["answers"] | null = null;
/** Set from the moment the pop-up is closed until the browser has gone back, with what is asked for in between. */
let leaving: { asked: QuestionnaireState | null } | null = null;
/** The hash that is drawn; a step changes the address before it is told of. */
let drawn = "";
const nowhere = () => null;
let pageShown: () => string | null = nowhere;
const listeners = new Set<() => void>();

/** Where the pop-up stands over a page, by its path and query; null while it is closed. The same characters mean the same state. */
export function standing(page: string): string | null {
  const { pathname, search, hash } = window.location;
  const inHash = pathname + search === page ? stateInHash(hash) : null;
  return inHash && hashOf({ step: inHash.step, answers: latest ?? inHash.answers });
}

/**
 * Opens the pop-up over the page that is shown. Asked for again while it is on its way, it is opened once; asked for while it
 * is being left, it is opened after that.
 */
export function enter(state: QuestionnaireState): void {
  if (stateInHash(window.location.hash) === null) write("push", state, { depth: 1, before: null });
  else if (leaving !== null) leaving.asked = state;
}

/** Turns to another step. The one before is a step back, so that the browser's own button means the same. */
export function turnTo(state: QuestionnaireState): void {
  const entry = entryNow();
  const from = stateInHash(window.location.hash)?.step ?? "intro";
  const isPrevious =
    questionnaireSteps.indexOf(from) - questionnaireSteps.indexOf(state.step) === 1;
  if (isPrevious && entry.before === state.step) {
    latest = state.answers;
    window.history.back();
  } else if (isPrevious) {
    write("replace", state, entry);
  } else {
    write("push", state, { depth: entry.depth + 1, before: from });
  }
}

/** Goes back to the page as it was before the pop-up was opened. */
export function leave(): void {
  if (stateInHash(window.location.hash) === null) return; // a step back closes it, too
  const { depth } = entryNow();
  if (depth > 0) {
    leaving = { asked: null };
    window.history.go(-depth);
    return;
  }
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  tell();
}

/** Hears of every change of where the pop-up stands. */
export function whenTurned(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Takes the steps among the entries of a page from the router. */
function takeStep(event: PopStateEvent): void {
  const { pathname, search, hash } = window.location;
  const isOurs = stateInHash(drawn) !== null || stateInHash(hash) !== null;
  if (isOurs && pathname + search === pageShown()) event.stopImmediatePropagation();
  tellLatest(pathname + search);
  tell();
  const asked = leaving?.asked;
  leaving = null;
  if (asked) void afterFrame().then(() => enter(asked)); // by then the one before is gone from the page
}

/** Begins over the pages of a router: `shown` gives path and query of the one it shows, null while it is on its way to another. */
export function overPages(shown: () => string | null): () => void {
  latest ??= stateInHash(window.location.hash)?.answers ?? null;
  drawn = window.location.hash;
  pageShown = shown;
  const letGo = takeSteps(takeStep);
  return () => {
    pageShown = nowhere;
    letGo();
  };
}

/** An address that is copied or loaded anew tells the latest answers. */
function tellLatest(page: string): void {
  const hash = standing(page);
  if (hash === null || hash === window.location.hash) return;
  window.history.replaceState(window.history.state, "", hash);
}

function write(how: "push" | "replace", state: QuestionnaireState, entry: Entry): void {
  latest = state.answers;
  const kept = keptState();
  const index = typeof kept["idx"] === "number" ? kept["idx"] : 0;
  // The router counts its entries: the next page comes after all of them.
  const next = { ...kept, idx: how === "push" ? index + 1 : index, questionnaire: entry };
  if (how === "push") window.history.pushState(next, "", hashOf(state));
  else window.history.replaceState(next, "", hashOf(state));
  tell();
}

function entryNow(): Entry {
  const entry = keptState()["questionnaire"];
  return isRecord(entry) ? { ...outside, ...entry } : outside;
}

function keptState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function tell(): void {
  drawn = window.location.hash;
  for (const listener of listeners) listener();
}
