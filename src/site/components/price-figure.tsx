import { useTranslations } from "use-intl";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { ExplainedPrice, PriceView } from "#site/components/price-view.server.ts";
import { Figure } from "#site/ui/figure.tsx";

interface PriceFigureProps {
  price: ExplainedPrice;
  size: "sm" | "md";
}

/** Adds the original price and the rate's date; where the page shows them, the plain figure is enough. */
export function PriceFigure({ price: { parts, original }, size }: PriceFigureProps) {
  const figure = <Figure parts={parts} size={size} />;
  if (original === null) return figure;
  return (
    <span title={original}>
      {figure}
      <span className="visually-hidden">{original}</span>
    </span>
  );
}

interface DollarPriceProps {
  price: PriceView;
  className: string;
}

/** Renders nothing when the price is in US dollars. */
export function DollarPrice({ price: { dollars }, className }: DollarPriceProps) {
  if (dollars === null) return null;
  return (
    <p className={className}>
      <bdi className="numeric">{dollars}</bdi>
    </p>
  );
}

/** Source and date of the rate for a group of prices; nothing for US dollars. */
export function RateNote() {
  const { rateDay } = useVisitorPreferences();
  const t = useTranslations("card");
  if (rateDay === "") return null;
  return <p className="soft soft--fine">{t("rate_note", { date: rateDay })}</p>;
}
