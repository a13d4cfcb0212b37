import type { ReactNode } from "react";
import { useChoosing } from "#site/features/search/choosing.tsx";
import { useSteady } from "#site/ui/steady.ts";

/** What was found; it pales while something else is looked for. */
export function Found({ children }: { children: ReactNode }) {
  const { isUnderWay } = useChoosing();
  const pales = useSteady(isUnderWay);
  return (
    <div className="found" aria-busy={pales || undefined}>
      {children}
    </div>
  );
}
