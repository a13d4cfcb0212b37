import { createContext, use, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SortOrder } from "#contract/search-criteria.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { ListingView } from "#site/features/search/listing-view.server.ts";
import { selectionHref, type ListingSelection } from "#site/features/search/listing-selection.ts";
import { inPlace } from "#site/ui/link.tsx";
import { useDelayedPending } from "#site/ui/delayed-pending.ts";

/** A selection as in the address, and with the typed text parsed. */
type SelectionStates = Pick<ListingView, "requested" | "interpreted">;

/** Derives a selection from the previous one. */
export type SelectionChange = (before: ListingSelection) => ListingSelection;

interface PendingSelection {
  /** Selection that the page shows. */
  loaded: SelectionStates;
  /** Last selection while its page is loading. */
  pending: SelectionStates | null;
  /** Latest pending selection, even before it is rendered. */
  latest: () => SelectionStates | null;
  /** Navigates to a selection; the scroll position stays by default. */
  navigateTo: (href: string, chosen: SelectionStates, scrolling?: { toTop?: boolean }) => void;
}

const PendingSelectionContext = createContext<PendingSelection | null>(null);

interface PendingChoice {
  /** Loader data that the page showed when the choice was made. */
  loadedView: object;
  /** Key of the history entry; navigating to another one discards the choice. */
  historyKey: string;
  states: SelectionStates;
}

interface PendingSelectionProviderProps {
  /** The selection is pending until new loader data arrive or the history entry changes. */
  view: ListingView;
  children: ReactNode;
}

/** Holds the pending selection for all parts of a listing. */
export function PendingSelectionProvider({ view, children }: PendingSelectionProviderProps) {
  const navigate = useNavigate();
  const [pendingChoice, setPendingChoice] = useState<PendingChoice | null>(null);
  const lastChoice = useRef(pendingChoice);
  const { key } = useLocation();
  const pending =
    pendingChoice?.loadedView === view && pendingChoice.historyKey === key
      ? pendingChoice.states
      : null;
  const pendingSelection = useMemo((): PendingSelection => {
    function navigateTo(href: string, chosen: SelectionStates, { toTop = false } = {}) {
      lastChoice.current = { loadedView: view, historyKey: key, states: chosen };
      setPendingChoice(lastChoice.current);
      void navigate(href, toTop ? {} : { preventScrollReset: true, state: inPlace });
    }
    function latest() {
      const choice = lastChoice.current;
      return choice?.loadedView === view && choice.historyKey === key ? choice.states : null;
    }
    return { loaded: view, pending, latest, navigateTo };
  }, [navigate, view, key, pending]);
  return <PendingSelectionContext value={pendingSelection}>{children}</PendingSelectionContext>;
}

interface ListingSelectionControls extends SelectionStates {
  /** Navigates from the latest requested selection; the scroll position stays by default. */
  choose: (change: SelectionChange, scrolling?: { toTop: boolean }) => void;
  /** Changes the order only; the text stays as typed. */
  chooseSort: (sort: SortOrder) => void;
}

/** Applies each choice at once by navigation. Choices build on the previous one, even while it is loading. */
export function useListingSelection(): ListingSelectionControls {
  const { locale } = useVisitorPreferences();
  const { loaded, pending, latest, navigateTo } = usePendingSelection();
  const { requested, interpreted } = pending ?? loaded;
  const current = () => latest() ?? loaded;

  function choose(change: SelectionChange, scrolling?: { toTop: boolean }) {
    const before = current().interpreted;
    const next = change(before);
    const href = selectionHref(locale, next);
    if (href === selectionHref(locale, withFirstPage(before))) return;
    navigateTo(href, { requested: next, interpreted: next }, scrolling);
  }
  function chooseSort(sort: SortOrder) {
    const before = current();
    if (sort === before.requested.criteria.sort) return;
    const requested = withSort(before.requested, sort);
    navigateTo(selectionHref(locale, requested), {
      requested,
      interpreted: withSort(before.interpreted, sort),
    });
  }
  return { requested, interpreted, choose, chooseSort };
}

function usePendingSelection(): PendingSelection {
  const pendingSelection = use(PendingSelectionContext);
  if (pendingSelection === null) {
    throw new Error("useListingSelection needs a PendingSelectionProvider");
  }
  return pendingSelection;
}

/** Whether a selection has been pending long enough to show it. */
export function useShowsPending(): boolean {
  return useDelayedPending(usePendingSelection().pending !== null);
}

function withFirstPage(selection: ListingSelection): ListingSelection {
  return { ...selection, criteria: { ...selection.criteria, page: 1 } };
}

function withSort(selection: ListingSelection, sort: SortOrder): ListingSelection {
  return withFirstPage({ ...selection, criteria: { ...selection.criteria, sort } });
}
