import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Figure } from "#site/ui/figure.tsx";

interface PriceFigureProps {
  usd: number;
  size: "sm" | "md";
}

/**
 * A price in the visitor's currency; where that is not the US dollar, the original and the day of the rate are at hand. Where its
 * dollars stand beside it and the day in a `RateNote`, `Figure` says enough.
 */
export function PriceFigure({ usd, size }: PriceFigureProps) {
  const { moneyParts, converts } = useVisitor();
  const original = useOriginalPrice(usd);
  const figure = <Figure parts={moneyParts(usd)} size={size} />;
  if (!converts) return figure;
  return (
    <span title={original}>
      {figure}
      <span className="vh">{original}</span>
    </span>
  );
}

interface DollarsProps {
  usd: number;
  className: string;
}

/** The dollars of a price whose `Figure` stands above in the visitor's currency; nothing where that is the US dollar. */
export function Dollars({ usd, className }: DollarsProps) {
  const { usd: inUsd, converts } = useVisitor();
  if (!converts) return null;
  return (
    <p className={className}>
      <bdi className="num">{inUsd(usd)}</bdi>
    </p>
  );
}

/** One line under a group of prices: from what and when they are converted. Nothing for prices in US dollars. */
export function RateNote() {
  const { converts, rateDay } = useVisitor();
  const t = useTranslations("card");
  if (!converts) return null;
  return <p className="soft soft--fine">{t("rate_note", { date: rateDay })}</p>;
}

function useOriginalPrice(usd: number): string {
  const { usd: inUsd, rateDay } = useVisitor();
  const t = useTranslations("card");
  return t("price_in_usd", { usd: isolate(inUsd(usd)), date: rateDay });
}
