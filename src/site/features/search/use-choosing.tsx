import { createContext, use, type ReactNode } from "react";
import type { SortOrder } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useTurning, type Chosen } from "#site/features/search/choosing.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";

/** What a choice makes of the selection before it. */
export type Change = (before: Selection) => Selection;

interface Choosing extends Chosen {
  /** Turns to what comes of the last selection that was asked for; the window stays where it is unless told. */
  choose: (change: Change, scrolling?: { toTop: boolean }) => void;
  /** Turns to another order of the same, whose text stays as it was typed. */
  chooseOrder: (sort: SortOrder) => void;
}

const ShownContext = createContext<Chosen | null>(null);

/** Tells those who choose what the page shows. */
export function ChoosingFrom({ view, children }: { view: ListingView; children: ReactNode }) {
  return <ShownContext value={view}>{children}</ShownContext>;
}

/**
 * Applies what a visitor chooses at once: the address changes with each choice, and the page with it. Every choice starts
 * from the one before it, whether its page has come or not.
 */
export function useChoosing(): Choosing {
  const { locale } = useVisitor();
  const shown = use(ShownContext);
  const { underWay, newest, turnTo } = useTurning();
  if (shown === null) throw new Error("Choices are made within ChoosingFrom");
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

function onFirstPage(selection: Selection): Selection {
  return { ...selection, criteria: { ...selection.criteria, page: 1 } };
}

function inOrder(selection: Selection, sort: SortOrder): Selection {
  return onFirstPage({ ...selection, criteria: { ...selection.criteria, sort } });
}
