import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { ListingView } from "#site/features/search/listing-view.ts";

/** What is asked for: as the address says it, and with what the typed text was understood as. */
export type Chosen = Pick<ListingView, "asked" | "selection">;

interface Turning {
  /** What was chosen last, while its page is still on its way. */
  underWay: Chosen | null;
  /** Turns to the page of a choice; the window stays where it is unless told. */
  turnTo: (href: string, chosen: Chosen, scrolling?: { toTop?: boolean }) => void;
}

/** Where nothing can be turned to, as where a server draws a region by itself, nothing is under way. */
const TurningContext = createContext<Turning>({ underWay: null, turnTo: () => {} });

interface ChoosingProviderProps {
  /** What the page is drawn from; a choice is under way until the page is drawn from something else, whatever that is. */
  page: object;
  children: ReactNode;
}

/** Remembers the last choice for whatever of a listing depends on it. */
export function ChoosingProvider({ page, children }: ChoosingProviderProps) {
  const navigate = useNavigate();
  const [last, setLast] = useState<{ over: object; chosen: Chosen } | null>(null);
  const underWay = last?.over === page ? last.chosen : null;
  const turning = useMemo((): Turning => {
    function turnTo(href: string, chosen: Chosen, { toTop = false } = {}) {
      setLast({ over: page, chosen });
      void navigate(href, { preventScrollReset: !toTop });
    }
    return { underWay, turnTo };
  }, [navigate, page, underWay]);
  return <TurningContext value={turning}>{children}</TurningContext>;
}

export function useTurning(): Turning {
  return use(TurningContext);
}
