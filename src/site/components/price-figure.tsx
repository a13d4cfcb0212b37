import { useTranslations } from "use-intl";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { ExplainedPrice, PriceView } from "#site/components/price-view.server.ts";
import { Figure } from "#site/ui/figure.tsx";

interface PriceFigureProps {
  price: ExplainedPrice;
  size: "sm" | "md";
}

/**
 * A price in the visitor's currency; where that is not the US dollar, the original and the day of the rate are at hand. Where its
 * dollars stand beside it and the day in a `RateNote`, `Figure` says enough.
 */
export function PriceFigure({ price: { parts, original }, size }: PriceFigureProps) {
  const figure = <Figure parts={parts} size={size} />;
  if (original === null) return figure;
  return (
    <span title={original}>
      {figure}
      <span className="vh">{original}</span>
    </span>
  );
}

interface DollarsProps {
  price: PriceView;
  className: string;
}

/** The dollars of a price whose `Figure` stands above in the visitor's currency; nothing where that is the US dollar. */
export function Dollars({ price: { dollars }, className }: DollarsProps) {
  if (dollars === null) return null;
  return (
    <p className={className}>
      <bdi className="num">{dollars}</bdi>
    </p>
  );
}

/** One line under a group of prices: from what and when they are converted. Nothing for prices in US dollars. */
export function RateNote() {
  const { rateDay } = useVisitorChoice();
  const t = useTranslations("card");
  if (rateDay === "") return null;
  return <p className="soft soft--fine">{t("rate_note", { date: rateDay })}</p>;
}
