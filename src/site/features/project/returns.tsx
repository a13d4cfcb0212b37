import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import type { Unit } from "#contract/project.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { CityPrices } from "./city-prices.tsx";
import type { ProjectFacts } from "./page.server.ts";
import { useUnitName } from "./unit-name.ts";

interface ReturnsProps {
  project: ProjectFacts;
  /** The chosen row. */
  unit: Unit;
}

/** What a purchase may bring and cost each year: figures with what they leave out. */
export function Returns({ project, unit }: ReturnsProps) {
  const t = useTranslations("project.returns");
  const { format, area, areaUnitName, money, moneyPerAreaParts } = useVisitor();
  const unitName = useUnitName(project.types);
  const { grossYieldPct, serviceChargeUsdPerM2Year, appreciation5yPct } = project.investment;
  const least = leastPerArea(project);
  return (
    <section id="return" className="returns">
      <h2>{t("heading")}</h2>
      <p className="soft">{t("intro")}</p>
      <dl className="facts" style={columns(appreciation5yPct === null ? 3 : 4)}>
        <div>
          <dt>{t("gross_yield")}</dt>
          <dd>
            <Figure parts={format.percentParts(grossYieldPct)} size="lg" />
          </dd>
          <dd className="note">{t("gross_yield_note")}</dd>
        </div>
        <div>
          <dt>{t("service_charge", { unit: areaUnitName })}</dt>
          <dd>
            <Figure parts={moneyPerAreaParts(serviceChargeUsdPerM2Year)} size="lg" />
          </dd>
          <dd className="note">
            {t("service_charge_note", {
              amount: isolate(money(serviceChargeUsdPerM2Year * unit.areaM2.min)),
              area: isolate(area(unit.areaM2.min)),
            })}
          </dd>
        </div>
        {appreciation5yPct !== null && (
          <div>
            <dt>{t("growth")}</dt>
            <dd>
              <Figure parts={format.percentParts(appreciation5yPct)} size="lg" />
            </dd>
            <dd className="note">{t("growth_note")}</dd>
          </div>
        )}
        <div>
          <dt>{t("price_per_area", { unit: areaUnitName })}</dt>
          <dd>
            <Figure parts={moneyPerAreaParts(perArea(least))} size="lg" />
          </dd>
          <dd className="note">{unitName(least)}</dd>
        </div>
      </dl>
      <Letting project={project} />
      <CityPrices city={project.place.city.name} prices={project.cityPrices} />
    </section>
  );
}

function columns(count: number): CSSProperties {
  return { "--n": count } as CSSProperties; // custom properties are not among React's style names
}

function Letting({ project: { investment } }: { project: ProjectFacts }) {
  const t = useTranslations("project.returns");
  const { furnished, managed } = investment;
  if (furnished === null && managed === null) return null;
  return (
    <ul className="marks" role="list" aria-label={t("letting")}>
      {furnished !== null && <li>{furnished ? t("furnished") : t("unfurnished")}</li>}
      {managed !== null && <li>{managed ? t("managed") : t("unmanaged")}</li>}
    </ul>
  );
}

/** The row with the lowest price for its area, among those still free; in a sold project among all. */
function leastPerArea({ units, status }: ProjectFacts): Unit {
  const offered = status === "sold" ? units : units.filter(({ available }) => available > 0);
  return offered.reduce((least, unit) => (perArea(unit) < perArea(least) ? unit : least));
}

function perArea({ priceUsd, areaM2 }: Unit): number {
  return priceUsd.from / areaM2.min;
}
