import { createContext, use, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { SortOrder } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";

/** What is asked for: as the address says it, and with what the typed text was understood as. */
type Chosen = Pick<ListingView, "asked" | "selection">;

interface Choosing extends Chosen {
  /** Whether the page of the last choice is still on its way. */
  isUnderWay: boolean;
  /** Turns to the page of another selection; the window stays where it is unless told. */
  choose: (selection: Selection, scrolling?: { toTop: boolean }) => void;
  /** Turns to another order of the same, whose text stays as it was typed. */
  chooseOrder: (sort: SortOrder) => void;
}

const ChoosingContext = createContext<Choosing | null>(null);

interface ChoosingProviderProps {
  view: ListingView;
  children: ReactNode;
}

/**
 * Applies what a visitor chooses at once: the address changes with each choice, and the page with it. Every choice starts
 * from the one before it, whether its page has come or not.
 */
export function ChoosingProvider({ view, children }: ChoosingProviderProps) {
  const { locale } = useVisitor();
  const navigate = useNavigate();
  // It holds until another page is drawn, whatever that is.
  const [last, setLast] = useState<{ over: ListingView; chosen: Chosen } | null>(null);
  const isUnderWay = last?.over === view;
  const { asked, selection } = isUnderWay ? last.chosen : view;

  function turnTo(chosen: Chosen, { toTop = false } = {}) {
    setLast({ over: view, chosen });
    void navigate(selectionHref(locale, chosen.asked), { preventScrollReset: !toTop });
  }
  function choose(next: Selection, scrolling?: { toTop: boolean }) {
    const href = selectionHref(locale, next);
    if (href === selectionHref(locale, onFirstPage(selection))) return;
    turnTo({ asked: next, selection: next }, scrolling);
  }
  function chooseOrder(sort: SortOrder) {
    if (sort === asked.criteria.sort) return;
    turnTo({ asked: inOrder(asked, sort), selection: inOrder(selection, sort) });
  }
  const choosing = { asked, selection, isUnderWay, choose, chooseOrder };
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
}

export function useChoosing(): Choosing {
  const choosing = use(ChoosingContext);
  if (choosing === null) throw new Error("Choices are made within a ChoosingProvider");
  return choosing;
}

function onFirstPage(selection: Selection): Selection {
  return { ...selection, criteria: { ...selection.criteria, page: 1 } };
}

function inOrder(selection: Selection, sort: SortOrder): Selection {
  return onFirstPage({ ...selection, criteria: { ...selection.criteria, sort } });
}
