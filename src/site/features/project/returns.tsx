import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { PriceHistoryChart } from "#site/components/price-history-chart.tsx";
import { Figure } from "#site/ui/figure.tsx";
import type { ReturnsView } from "./returns-view.server.ts";

export function Returns({ returns: { facts, letting, cityPrices } }: { returns: ReturnsView }) {
  const t = useTranslations("project.returns");
  return (
    <section id="return" className="returns">
      <h2>{t("heading")}</h2>
      <p className="soft">{t("intro")}</p>
      <dl className="facts" style={columns(facts.length)}>
        {facts.map(({ name, figure, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Figure parts={figure} size="lg" />
            </dd>
            <dd className="facts__note">{note}</dd>
          </div>
        ))}
      </dl>
      {letting.length > 0 && (
        <ul className="dash-list" role="list" aria-label={t("letting")}>
          {letting.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {cityPrices && (
        <figure className="price-history-figure">
          <figcaption>{cityPrices.caption}</figcaption>
          <PriceHistoryChart prices={cityPrices.prices} />
        </figure>
      )}
    </section>
  );
}

function columns(count: number): CSSProperties {
  return { "--n": count } as CSSProperties; // custom properties are not in React's CSSProperties
}
