import type { CSSProperties } from "react";
import type { PricePoint } from "#contract/region.ts";
import { useVisitor } from "#i18n/visitor.tsx";

interface SoundingsProps {
  prices: readonly PricePoint[];
  tall?: boolean;
}

/** Prices by year as depth soundings; the figures stand beside the lines, so the drawing needs no other words. */
export function Soundings({ prices, tall = false }: SoundingsProps) {
  const { moneyPerAreaParts } = useVisitor();
  const highest = Math.max(...prices.map(({ usdPerM2 }) => usdPerM2));
  const long = moneyPerAreaParts(highest).main.length > 5;
  return (
    <ol
      className={`sound ${tall ? "sound--tall" : ""} ${long ? "sound--long" : ""}`}
      role="list"
      style={{ "--max": highest } as CSSProperties /* a custom property */}
    >
      {prices.map(({ year, usdPerM2 }) => (
        <li key={year} style={{ "--v": usdPerM2 } as CSSProperties /* a custom property */}>
          <span className="sound__y">{year}</span>
          <span className="sound__v">{moneyPerAreaParts(usdPerM2).main}</span>
          <i />
        </li>
      ))}
    </ol>
  );
}
