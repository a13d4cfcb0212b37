import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import type { FigureParts } from "#i18n/format.ts";
import type { CityPairsView } from "#site/components/city-facts-view.server.ts";
import { Figure } from "#site/ui/figure.tsx";

export interface Fact {
  label: string;
  figure: FigureParts;
}

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

/** Unknown values are left out. */
export function CityPairs({ pairs: { population, airport } }: { pairs: CityPairsView }) {
  const t = useTranslations("overview.city");
  return (
    <dl className="pairs">
      {population !== null && (
        <div>
          <dt>{t("population")}</dt>
          <dd>
            <bdi className="numeric">{population}</bdi>
          </dd>
        </div>
      )}
      {airport !== null && (
        <div>
          <dt>{t("airport")}</dt>
          <dd>{airport}</dd>
        </div>
      )}
    </dl>
  );
}
