import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PricePoint } from "#contract/region.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Soundings } from "#site/components/soundings.tsx";
import { trendOf } from "./trend.ts";

interface PriceHistoryProps {
  city: { name: string; nameIn: string };
  prices: readonly PricePoint[];
  /** A word on how the page's own place compares. */
  children?: ReactNode;
}

/** What a square metre cost in a city, year by year: in a sentence, as soundings and as a table. */
export function PriceHistory({ city: { name, nameIn }, prices, children }: PriceHistoryProps) {
  const t = useTranslations("guide.prices");
  const { format, currencyName, areaUnitName } = useVisitor();
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const change = (last.usdPerM2 / first.usdPerM2 - 1) * 100;
  return (
    <section className="section sunk" id="prices">
      <div className="wrap grid grid--4-8">
        <div>
          <h2>
            {t("heading", {
              name,
              place: nameIn,
              trend: trendOf(change),
              percent: isolate(format.percent(Math.abs(change), 0)),
              year: String(first.year),
            })}
          </h2>
          <p className="soft guide-prices__text" id="prices-text">
            {t("text", { currency: currencyName, unit: areaUnitName })}
          </p>
          {children}
        </div>
        <figure aria-labelledby="prices-text">
          <Soundings prices={prices} tall />
          <PriceTable prices={prices} />
        </figure>
      </div>
    </section>
  );
}

function PriceTable({ prices }: { prices: readonly PricePoint[] }) {
  const t = useTranslations("guide.prices");
  const { currencyName, areaUnitName, moneyPerArea } = useVisitor();
  return (
    <details className="priceyears">
      <summary>{t("table")}</summary>
      <table className="ledger">
        <caption>{t("caption", { unit: areaUnitName, currency: currencyName })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("year")}</th>
            <th scope="col" className="n">
              {t("price")}
            </th>
            <th scope="col" className="n">
              {t("change")}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ year, usdPerM2 }, index) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className="n">
                <bdi>{moneyPerArea(usdPerM2)}</bdi>
              </td>
              <td className="n">
                <Change from={prices[index - 1]?.usdPerM2} to={usdPerM2} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A dash where there is nothing to compare with. */
function Change({ from, to }: { from: number | undefined; to: number }) {
  const { format } = useVisitor();
  return from === undefined ? "–" : <bdi>{format.change((to / from - 1) * 100)}</bdi>;
}
