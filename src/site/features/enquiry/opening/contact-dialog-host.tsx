import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { askedAnything, askedBy, type Asked } from "#site/features/enquiry/opening/asked.ts";
import { fetchDialog, type DialogFiles } from "#site/features/enquiry/opening/dialog-files.ts";
import { keepFromOpening, mayStillOpen } from "#site/features/enquiry/opening/dialog-memory.ts";
import { linkUnder } from "#site/components/link-under.ts";
import { stateInHash } from "#site/components/questionnaire-hash.ts";

interface Opened extends DialogFiles {
  asked: Asked;
  /** The link that asked; null where it opened by itself. */
  opener: HTMLElement | null;
  /** Path of the page that it lies over. */
  page: string;
}

/** Opens the contact dialog, by links and once by itself. Mounted once, around every page. */
export function ContactDialogHost() {
  const { locale } = useVisitorChoice();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpening = useRef(false);

  const show = useEffectEvent((files: DialogFiles, asked: Asked, opener: HTMLElement | null) => {
    keepFromOpening();
    // As a transition it waits for the dialog's style sheet.
    startTransition(() => setOpened({ ...files, asked, opener, page: pathname }));
  });
  const isOn = useEffectEvent((page: string) => page === pathname);
  const open = useEffectEvent(async (asked: Asked, opener: HTMLAnchorElement) => {
    if (isOpening.current) return;
    isOpening.current = true;
    const files = await fetchDialog(locale);
    isOpening.current = false;
    if (!isOn(pathname)) return; // the visitor went on while it was fetched
    if (files === null) window.location.assign(opener.href);
    else show(files, asked, opener);
  });

  const followed = useEffectEvent((event: MouseEvent) => {
    const link = linkUnder(event, "a[data-ask]");
    if (link === null) return;
    event.preventDefault();
    const asked = askedBy(link);
    const form = document.querySelector<HTMLFormElement>(sameForm);
    if (asked.kind === "contact" && form !== null) showForm(form);
    else void open(asked, link);
  });
  const mayOpen = useEffectEvent(
    (isTyping: boolean) =>
      !isTyping && !opened && !isOpening.current && !isCovered() && isFit(locale, pathname),
  );
  const prepare = useEffectEvent(() => fetchDialog(locale));

  useEffect(() => {
    const listening = new AbortController();
    // Ahead of everything else that hears of clicks: the router would follow the link.
    document.addEventListener("click", (event) => followed(event), {
      signal: listening.signal,
      capture: true,
    });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const typing = watchTyping();
    const stopClock = startOpeningClock({
      age: ageOfPage(),
      isDone: () => !mayStillOpen(),
      mayOpen: () => mayOpen(typing.isTyping()),
      prepare: () => prepare(),
      open: (files) => show(files, askedAnything, null),
    });
    return () => {
      typing.stop();
      stopClock();
    };
  }, []);

  const isThanks = pathname === linkTo(locale, "thanks-you", {});
  useEffect(() => {
    if (isThanks) keepFromOpening(); // also after a form that was sent before its script came
  }, [isThanks]);

  if (opened === null) return null;
  if (opened.page !== pathname) {
    setOpened(null); // another page has come
    return null;
  }
  const { Dialog, page: _, ...about } = opened;
  return <Dialog {...about} onClose={() => setOpened(null)} />;
}

const anyForm = "main form:has([name=privacy_version])";
const sameForm = "main form:has([name=kind][value=contact])";

/** A page that has a form needs no second one over it. What stands above its fields comes into view with them. */
function showForm(form: HTMLFormElement): void {
  // First, for the page makes no room for its header while something in there has the focus.
  form.querySelector<HTMLElement>(".input")?.focus({ preventScroll: true });
  (form.parentElement ?? form).scrollIntoView({ block: "start" });
}

const covers = "dialog[open], :popover-open, details:is([name=nav], [name=filter])[open]";

/** Whether a dialog, a panel or a menu lies over the page, or the questionnaire is about to. */
function isCovered(): boolean {
  const isAsked = stateInHash(window.location.hash) !== null;
  return isAsked || document.querySelector(covers) !== null;
}

/** Neither on top of an article nor where a form stands. */
function isFit(locale: Locale, pathname: string): boolean {
  const isArticle = pathname.startsWith(`${linkTo(locale, "blog")}/`);
  return !isArticle && document.querySelector(anyForm) === null;
}

/** Milliseconds since the browser loaded the document, however many pages were shown in it since. */
function ageOfPage(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return loadedAt === 0 ? 0 : performance.now() - loadedAt;
}

/** When the contact dialog opens by itself. */

/** How long after the page was loaded. */
export const dueMs = 20_000;
const againMs = 1_000;

interface OpeningClock<Files> {
  /** Milliseconds since the page was loaded. */
  age: number;
  /** It is not to open any more in this visit. */
  isDone: () => boolean;
  /** Nothing stands in the way just now. */
  mayOpen: () => boolean;
  /** Fetches what it opens with; null where that cannot be had. */
  prepare: () => Promise<Files | null>;
  open: (files: Files) => void;
}

/** Opens once, as soon as it is due and nothing stands in the way, also not after a slow fetch; gives what stops that. */
export function startOpeningClock<Files>(clock: OpeningClock<Files>): () => void {
  const { age, isDone, mayOpen, prepare, open } = clock;
  let isStopped = false;
  let timer = lookIn(Math.max(0, dueMs - age));

  function lookIn(ms: number) {
    return setTimeout(() => void look(), ms);
  }

  async function look() {
    if (isDone()) return;
    const files = mayOpen() ? await prepare() : "later";
    if (files === null || isStopped || isDone()) return;
    if (files !== "later" && mayOpen()) open(files);
    else timer = lookIn(againMs);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** How long somebody who pressed a key is taken to be still typing. */
const stillTypingMs = 5_000;

const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** Notices whether the visitor types: the focus is in a field, or a key was pressed just now. */
function watchTyping(): { isTyping: () => boolean; stop: () => void } {
  const watching = new AbortController();
  let pressedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    pressedAt = Date.now();
  };
  document.addEventListener("keydown", note, { signal: watching.signal, capture: true });
  return {
    isTyping: () =>
      document.activeElement?.matches(fields) === true || Date.now() - pressedAt < stillTypingMs,
    stop: () => watching.abort(),
  };
}
