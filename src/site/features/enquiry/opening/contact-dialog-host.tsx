import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useLocation } from "react-router";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { AskContext, askedAnything, type Asked } from "#site/components/ask-link.tsx";
import { loadOptional } from "#site/components/optional-files.ts";
import { fetchDialog, type DialogFiles } from "#site/features/enquiry/opening/dialog-files.ts";
import { keepFromOpening, mayStillOpen } from "#site/features/enquiry/opening/dialog-memory.ts";

interface Opened extends DialogFiles {
  asked: Asked;
  /** Link that opened it; null when it opened by itself. */
  opener: HTMLElement | null;
  /** Path of the page below it. */
  page: string;
}

/** Mounted once around all pages: opens the contact dialog from links, and once by itself. */
export function ContactDialogHost({ children }: { children: ReactNode }) {
  const { locale } = useVisitorChoice();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpening = useRef(false);

  const show = useCallback(
    (files: DialogFiles, asked: Asked, opener: HTMLElement | null) => {
      keepFromOpening();
      // A transition waits for the dialog's style sheet.
      startTransition(() => setOpened({ ...files, asked, opener, page: pathname }));
    },
    [pathname],
  );

  const open = useCallback(
    async (asked: Asked, link: HTMLAnchorElement) => {
      if (isOpening.current) return;
      isOpening.current = true;
      const files = await fetchDialog(locale);
      isOpening.current = false;
      if (window.location.pathname !== pathname) return; // the visitor navigated meanwhile
      if (files === null) window.location.assign(link.href);
      else show(files, asked, link);
    },
    [locale, pathname, show],
  );
  const ask = useCallback(
    (asked: Asked, link: HTMLAnchorElement) => {
      const form = asked.kind === "contact" ? document.querySelector(sameForm) : null;
      if (form === null) void open(asked, link);
      else showForm(form);
    },
    [open],
  );

  const isArticle = pathname.startsWith(`${linkTo(locale, "blog")}/`);
  const mayOpen = useEffectEvent(() => opened === null && !isOpening.current && !isArticle);
  const prepare = useEffectEvent(() => fetchDialog(locale));
  const showUnasked = useEffectEvent((files: DialogFiles) => show(files, askedAnything, null));
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const loaded = whenLoaded();
    const age = () => performance.now() - loaded;
    const timer = setTimeout(() => void fetchClock(), Math.max(0, clockMs - age()));
    async function fetchClock() {
      if (!mayStillOpen()) return;
      const clock = await loadOptional(
        () => import("#site/features/enquiry/opening/opening-clock.ts"),
      );
      if (signal.aborted) return;
      clock?.openOnceDue({
        age: age(),
        mayOpen: () => mayOpen(),
        prepare: () => prepare(),
        open: (files) => showUnasked(files),
        signal,
      });
    }
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, []);

  const isThanks = pathname === linkTo(locale, "thanks-you", {});
  useEffect(() => {
    if (isThanks) keepFromOpening(); // also covers forms submitted without script
  }, [isThanks]);

  if (opened !== null && opened.page !== pathname) setOpened(null); // closes on navigation
  return (
    <AskContext value={ask}>
      {children}
      {opened?.page === pathname && (
        <opened.Dialog
          asked={opened.asked}
          content={opened.content}
          opener={opened.opener}
          onClose={() => setOpened(null)}
        />
      )}
    </AskContext>
  );
}

const sameForm = "main form:has([name=kind][value=contact])";

/** On pages with a contact form, links focus that form instead of opening the dialog. */
function showForm(form: Element): void {
  // Focus first: the page has no scroll padding while focus is in the header.
  form.querySelector<HTMLElement>(".input")?.focus({ preventScroll: true });
  (form.parentElement ?? form).scrollIntoView({ block: "start" });
}

/**
 * Milliseconds after load until the timer module is fetched: early enough to notice typing before the dialog is
 * due.
 */
const clockMs = 14_000;

/** Time of the document's load event, whatever client navigations followed; now if it has not fired yet. */
function whenLoaded(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const at = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return at === 0 ? performance.now() : at;
}
