import { createContext, use, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSteady } from "#site/ui/steady.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";

/** What is asked for: as the address says it, and with what the typed text was understood as. */
export type Chosen = Pick<ListingView, "asked" | "selection">;

interface Turning {
  /** What was chosen last, while its page is still on its way. */
  underWay: Chosen | null;
  /** The same, also of what has not been drawn yet. */
  newest: () => Chosen | null;
  /** Turns to the page of a choice; the window stays where it is unless told. */
  turnTo: (href: string, chosen: Chosen, scrolling?: { toTop?: boolean }) => void;
}

/** Where nothing can be turned to, as where a server draws a region by itself, nothing is under way. */
const TurningContext = createContext<Turning>({
  underWay: null,
  newest: () => null,
  turnTo: () => {},
});

interface Choice {
  /** What the page was drawn from when it was made. */
  over: object;
  /** The history entry that it was made in: to go to another one, of the same page too, gives up whatever was asked for. */
  within: string;
  chosen: Chosen;
}

interface ChoosingProviderProps {
  /** What the page is drawn from; a choice is under way until the page is drawn from something else, whatever that is, or its place is another. */
  page: object;
  children: ReactNode;
}

/** Remembers the last choice for whatever of a listing depends on it. */
export function ChoosingProvider({ page, children }: ChoosingProviderProps) {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState<Choice | null>(null);
  const last = useRef(drawn);
  const { key } = useLocation();
  const underWay = drawn?.over === page && drawn.within === key ? drawn.chosen : null;
  const turning = useMemo((): Turning => {
    function turnTo(href: string, chosen: Chosen, { toTop = false } = {}) {
      last.current = { over: page, within: key, chosen };
      setDrawn(last.current);
      void navigate(href, { preventScrollReset: !toTop });
    }
    function newest() {
      const choice = last.current;
      return choice?.over === page && choice.within === key ? choice.chosen : null;
    }
    return { underWay, newest, turnTo };
  }, [navigate, page, key, underWay]);
  return <TurningContext value={turning}>{children}</TurningContext>;
}

export function useTurning(): Turning {
  return use(TurningContext);
}

/** Whether a choice has been under way for long enough to be told. */
export function useTellsUnderWay(): boolean {
  return useSteady(use(TurningContext).underWay !== null);
}
