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
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import {
  ContactDialogContext,
  generalIntent,
  type ContactIntent,
} from "#site/components/contact-link.tsx";
import { loadOptional } from "#site/components/optional-files.ts";
import {
  loadContactDialog,
  type LoadedDialog,
} from "#site/features/enquiry/dialog/load-contact-dialog.ts";
import { preventAutoOpen, canAutoOpen } from "#site/features/enquiry/dialog/auto-open-state.ts";

interface OpenDialog extends LoadedDialog {
  contactIntent: ContactIntent;
  /** Link that opened it; null when it opened by itself. */
  opener: HTMLElement | null;
  /** Path of the page below it. */
  page: string;
}

/** Mounted once around all pages: opens the contact dialog from links, and once by itself. */
export function ContactDialogProvider({ children }: { children: ReactNode }) {
  const { locale } = useVisitorPreferences();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const isOpening = useRef(false);

  const show = useCallback(
    (files: LoadedDialog, intent: ContactIntent, opener: HTMLElement | null) => {
      preventAutoOpen();
      // A transition waits for the dialog's style sheet.
      startTransition(() => setOpened({ ...files, contactIntent: intent, opener, page: pathname }));
    },
    [pathname],
  );

  const open = useCallback(
    async (intent: ContactIntent, link: HTMLAnchorElement) => {
      if (isOpening.current) return;
      isOpening.current = true;
      const files = await loadContactDialog(locale);
      isOpening.current = false;
      if (window.location.pathname !== pathname) return; // the visitor navigated meanwhile
      if (files === null) window.location.assign(link.href);
      else show(files, intent, link);
    },
    [locale, pathname, show],
  );
  const openFromLink = useCallback(
    (intent: ContactIntent, link: HTMLAnchorElement) => {
      const form = intent.kind === "contact" ? document.querySelector(contactFormSelector) : null;
      if (form === null) void open(intent, link);
      else scrollToForm(form);
    },
    [open],
  );

  const isArticle = pathname.startsWith(`${linkTo(locale, "blog")}/`);
  const mayOpen = useEffectEvent(() => opened === null && !isOpening.current && !isArticle);
  const prepare = useEffectEvent(() => loadContactDialog(locale));
  const openAutomatically = useEffectEvent((files: LoadedDialog) =>
    show(files, generalIntent, null),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const loadTime = loadedAt();
    const age = () => performance.now() - loadTime;
    const timer = setTimeout(() => void loadTimer(), Math.max(0, timerFetchMs - age()));
    async function loadTimer() {
      if (!canAutoOpen()) return;
      const timerModule = await loadOptional(
        () => import("#site/features/enquiry/dialog/auto-open-timer.ts"),
      );
      if (signal.aborted) return;
      timerModule?.autoOpenWhenIdle({
        age: age(),
        mayOpen: () => mayOpen(),
        prepare: () => prepare(),
        open: (files) => openAutomatically(files),
        signal,
      });
    }
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  const isThanks = pathname === linkTo(locale, "thanks-you", {});
  useEffect(() => {
    if (isThanks) preventAutoOpen(); // also covers forms submitted without script
  }, [isThanks]);

  if (opened !== null && opened.page !== pathname) setOpened(null); // closes on navigation
  return (
    <ContactDialogContext value={openFromLink}>
      {children}
      {opened?.page === pathname && (
        <opened.Dialog
          contactIntent={opened.contactIntent}
          content={opened.content}
          opener={opened.opener}
          onClose={() => setOpened(null)}
        />
      )}
    </ContactDialogContext>
  );
}

const contactFormSelector = "main form:has([name=kind][value=contact])";

/** On pages with a contact form, links focus that form instead of opening the dialog. */
function scrollToForm(form: Element): void {
  // Focus first: the page has no scroll padding while focus is in the header.
  form.querySelector<HTMLElement>(".input")?.focus({ preventScroll: true });
  (form.parentElement ?? form).scrollIntoView({ block: "start" });
}

/**
 * Milliseconds after load until the timer module is fetched: early enough to notice typing before the dialog is
 * due.
 */
const timerFetchMs = 14_000;

/** Time of the document's load event, whatever client navigations followed; now if it has not fired yet. */
function loadedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const at = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return at === 0 ? performance.now() : at;
}
