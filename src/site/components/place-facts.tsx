import type { CSSProperties } from "react";
import { Figure } from "#site/ui/figure.tsx";

export interface Fact {
  label: string;
  figure: { before: string; main: string; after: string };
}

/** Figures on a horizon. */
export function PlaceFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts" style={{ "--n": facts.length } as CSSProperties /* a custom property */}>
      {facts.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure parts={figure} size="lg" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
