import type { CSSProperties } from "react";
import type { SoundingsView } from "#site/components/soundings-view.server.ts";

interface SoundingsProps {
  prices: SoundingsView;
  tall?: boolean;
}

/** Prices by year as depth soundings; the figures stand beside the lines, so the drawing needs no other words. */
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
