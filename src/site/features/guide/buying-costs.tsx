import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { Receipt } from "#site/components/receipt.tsx";
import type { PlaceCosts } from "./place-costs.server.ts";
import { ThresholdList } from "./threshold-list.tsx";

interface BuyingCostsProps {
  place: { name: string; nameIn: string; facts: { averagePriceUsdPerM2: number } };
  costs: PlaceCosts;
  /** ISO date. */
  today: string;
}

/** What a purchase in a place costs, worked out for an example, and what the country's programmes ask for. */
export function BuyingCosts({ place, costs, today }: BuyingCostsProps) {
  const t = useTranslations("guide.costs");
  const { area, areaUnitName, moneyPerArea } = useVisitor();
  const names = { name: place.name, place: place.nameIn };
  const size = isolate(area(costs.areaM2));
  return (
    <section className="section sunk" id="costs">
      <div className="wrap grid grid--5-6">
        <div>
          <h2>{t("heading", names)}</h2>
          <p className="soft measure buying-costs__text">{t("text", { ...names, area: size })}</p>
          <p className="buying-costs__ask">
            <AskLink className="btn btn--line">{t("ask")}</AskLink>
          </p>
          <ThresholdList names={names} thresholds={costs.thresholds} today={today} />
        </div>
        <div>
          <Receipt
            receipt={costs.receipt}
            today={today}
            heading={<h3>{t("example")}</h3>}
            subject={t("subject", {
              area: size,
              unit: areaUnitName,
              price: isolate(moneyPerArea(place.facts.averagePriceUsdPerM2)),
            })}
          />
        </div>
      </div>
    </section>
  );
}
