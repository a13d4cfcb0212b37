import type { ReactNode } from "react";
import { useTellsUnderWay } from "#site/features/search/choosing.tsx";

/** What was found; it pales while something else is looked for. */
export function Found({ children }: { children: ReactNode }) {
  const pales = useTellsUnderWay();
  return (
    <div className="found" aria-busy={pales || undefined}>
      {children}
    </div>
  );
}
