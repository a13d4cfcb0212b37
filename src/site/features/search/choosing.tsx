import { createContext, use, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SortOrder } from "#contract/search-criteria.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { ListingView } from "#site/features/search/listing-view.server.ts";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";
import { inPlace } from "#site/ui/link.tsx";
import { useSteady } from "#site/ui/steady.ts";

/** Requested selection: as in the address, and with the typed text parsed. */
type Chosen = Pick<ListingView, "asked" | "selection">;

/** Derives a selection from the previous one. */
export type Change = (before: Selection) => Selection;

interface Turning {
  /** Selection that the page shows. */
  shown: Chosen;
  /** Last selection while its page is loading. */
  underWay: Chosen | null;
  /** Latest pending selection, even before it is rendered. */
  newest: () => Chosen | null;
  /** Navigates to a selection; the scroll position stays by default. */
  turnTo: (href: string, chosen: Chosen, scrolling?: { toTop?: boolean }) => void;
}

const TurningContext = createContext<Turning | null>(null);

interface Choice {
  /** Loader data that the page showed when the choice was made. */
  over: object;
  /** Key of the history entry; navigating to another one discards the choice. */
  within: string;
  chosen: Chosen;
}

interface ChoosingProviderProps {
  /** The selection is pending until new loader data arrive or the history entry changes. */
  view: ListingView;
  children: ReactNode;
}

/** Holds the pending selection for all parts of a listing. */
export function ChoosingProvider({ view, children }: ChoosingProviderProps) {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState<Choice | null>(null);
  const last = useRef(drawn);
  const { key } = useLocation();
  const underWay = drawn?.over === view && drawn.within === key ? drawn.chosen : null;
  const turning = useMemo((): Turning => {
    function turnTo(href: string, chosen: Chosen, { toTop = false } = {}) {
      last.current = { over: view, within: key, chosen };
      setDrawn(last.current);
      void navigate(href, toTop ? {} : { preventScrollReset: true, state: inPlace });
    }
    function newest() {
      const choice = last.current;
      return choice?.over === view && choice.within === key ? choice.chosen : null;
    }
    return { shown: view, underWay, newest, turnTo };
  }, [navigate, view, key, underWay]);
  return <TurningContext value={turning}>{children}</TurningContext>;
}

interface Choosing extends Chosen {
  /** Navigates from the latest requested selection; the scroll position stays by default. */
  choose: (change: Change, scrolling?: { toTop: boolean }) => void;
  /** Changes the order only; the text stays as typed. */
  chooseOrder: (sort: SortOrder) => void;
}

/** Applies each choice at once by navigation. Choices build on the previous one, even while it is loading. */
export function useChoosing(): Choosing {
  const { locale } = useVisitorChoice();
  const { shown, underWay, newest, turnTo } = useTurning();
  const { asked, selection } = underWay ?? shown;
  const current = () => newest() ?? shown;

  function choose(change: Change, scrolling?: { toTop: boolean }) {
    const before = current().selection;
    const next = change(before);
    const href = selectionHref(locale, next);
    if (href === selectionHref(locale, onFirstPage(before))) return;
    turnTo(href, { asked: next, selection: next }, scrolling);
  }
  function chooseOrder(sort: SortOrder) {
    const before = current();
    if (sort === before.asked.criteria.sort) return;
    const asked = inOrder(before.asked, sort);
    turnTo(selectionHref(locale, asked), { asked, selection: inOrder(before.selection, sort) });
  }
  return { asked, selection, choose, chooseOrder };
}

function useTurning(): Turning {
  const turning = use(TurningContext);
  if (turning === null) throw new Error("Choices are made within ChoosingProvider");
  return turning;
}

/** Whether a selection has been pending long enough to show it. */
export function useTellsUnderWay(): boolean {
  return useSteady(useTurning().underWay !== null);
}

function onFirstPage(selection: Selection): Selection {
  return { ...selection, criteria: { ...selection.criteria, page: 1 } };
}

function inOrder(selection: Selection, sort: SortOrder): Selection {
  return onFirstPage({ ...selection, criteria: { ...selection.criteria, sort } });
}
