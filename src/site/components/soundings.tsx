import type { CSSProperties } from "react";
import type { SoundingsView } from "#site/components/soundings-view.server.ts";

interface SoundingsProps {
  prices: SoundingsView;
  tall?: boolean;
}

/** Needs no text alternative, because the figures stand beside the lines. */
export function Soundings({ prices: { highest, isLong, points }, tall = false }: SoundingsProps) {
  return (
    <ol
      className={`sound ${tall ? "sound--tall" : ""} ${isLong ? "sound--long" : ""}`}
      role="list"
      style={{ "--max": highest } as CSSProperties /* a custom property */}
    >
      {points.map(({ year, value, figure }) => (
        <li key={year} style={{ "--v": value } as CSSProperties /* a custom property */}>
          <span className="sound__y">{year}</span>
          <span className="sound__v">{figure}</span>
          <i />
        </li>
      ))}
    </ol>
  );
}
