import { createContext, use, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SortOrder } from "#contract/search-criteria.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { ListingView } from "#site/features/search/listing-view.server.ts";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";
import { inPlace } from "#site/ui/link.tsx";
import { useSteady } from "#site/ui/steady.ts";

/** What is asked for: as the address says it, and with what the typed text was understood as. */
type Chosen = Pick<ListingView, "asked" | "selection">;

/** What a choice makes of the selection before it. */
export type Change = (before: Selection) => Selection;

interface Turning {
  /** What the page shows. */
  shown: Chosen;
  /** What was chosen last, while its page is still on its way. */
  underWay: Chosen | null;
  /** The same, also of what has not been drawn yet. */
  newest: () => Chosen | null;
  /** Turns to the page of a choice; the window stays where it is unless told. */
  turnTo: (href: string, chosen: Chosen, scrolling?: { toTop?: boolean }) => void;
}

const TurningContext = createContext<Turning | null>(null);

interface Choice {
  /** What the page was drawn from when it was made. */
  over: object;
  /** The history entry that it was made in: to go to another one, of the same page too, gives up whatever was asked for. */
  within: string;
  chosen: Chosen;
}

interface ChoosingProviderProps {
  /** A choice is under way until the page is drawn from another view, whatever that is, or its place is another. */
  view: ListingView;
  children: ReactNode;
}

/** Remembers the last choice for whatever of a listing depends on it. */
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
  /** Turns to what comes of the last selection that was asked for; the window stays where it is unless told. */
  choose: (change: Change, scrolling?: { toTop: boolean }) => void;
  /** Turns to another order of the same, whose text stays as it was typed. */
  chooseOrder: (sort: SortOrder) => void;
}

/**
 * Applies what a visitor chooses at once: the address changes with each choice, and the page with it. Every choice starts
 * from the one before it, whether its page has come or not.
 */
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

/** Whether a choice has been under way for long enough to be told. */
export function useTellsUnderWay(): boolean {
  return useSteady(useTurning().underWay !== null);
}

function onFirstPage(selection: Selection): Selection {
  return { ...selection, criteria: { ...selection.criteria, page: 1 } };
}

function inOrder(selection: Selection, sort: SortOrder): Selection {
  return onFirstPage({ ...selection, criteria: { ...selection.criteria, sort } });
}
