import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PriceHistoryChart } from "#site/components/price-history-chart.tsx";
import type { PriceHistoryView } from "./guide-view.server.ts";

interface PriceHistoryProps {
  prices: PriceHistoryView;
  /** How the page's place compares. */
  children?: ReactNode;
}

export function PriceHistory({ prices, children }: PriceHistoryProps) {
  return (
    <section className="section sunk" id="prices">
      <div className="wrap grid grid--4-8">
        <div>
          <h2>{prices.heading}</h2>
          <p className="soft guide-prices__text" id="prices-text">
            {prices.text}
          </p>
          {children}
        </div>
        <figure aria-labelledby="prices-text">
          <PriceHistoryChart prices={prices.chart} tall />
          <PriceTable caption={prices.caption} years={prices.years} />
        </figure>
      </div>
    </section>
  );
}

function PriceTable({ caption, years }: Pick<PriceHistoryView, "caption" | "years">) {
  const t = useTranslations("guide.prices");
  return (
    <details className="price-table">
      <summary>{t("table")}</summary>
      <table className="ledger">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("year")}</th>
            <th scope="col" className="ledger__number">
              {t("price")}
            </th>
            <th scope="col" className="ledger__number">
              {t("change")}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, price, change }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className="ledger__number">
                <bdi>{price}</bdi>
              </td>
              <td className="ledger__number">{change === null ? "–" : <bdi>{change}</bdi>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
