import type { ReactNode } from "react";
import { useTurning } from "#site/features/search/choosing.tsx";
import { useSteady } from "#site/ui/steady.ts";

/** What was found; it pales while something else is looked for. */
export function Found({ children }: { children: ReactNode }) {
  const { underWay } = useTurning();
  const pales = useSteady(underWay !== null);
  return (
    <div className="found" aria-busy={pales || undefined}>
      {children}
    </div>
  );
}
