import { useTranslations } from "use-intl";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { CityPairs, PlaceFacts } from "#site/components/place-facts.tsx";
import { PriceHistoryChart } from "#site/components/price-history-chart.tsx";
import { TownTable } from "#site/components/town-table.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import type { CityPricesView, CityView } from "./city-view.server.ts";

export function CityPage({ view }: { view: CityView }) {
  const { hero, newest, prices, towns } = view;
  return (
    <>
      <PageHero {...hero} />
      {newest && <NewestProjects {...newest} />}
      <CityIntro {...view} />
      {prices && <CityPriceHistory prices={prices} />}
      {towns && (
        <section className="section">
          <div className="wrap">
            <div className="section-head">
              <h2>{towns.heading}</h2>
            </div>
            <TownTable table={towns.table} />
          </div>
        </section>
      )}
    </>
  );
}

type CityIntroProps = Pick<CityView, "facts" | "pairs" | "introHtml" | "guide">;

function CityIntro({ facts, pairs, introHtml, guide }: CityIntroProps) {
  const t = useTranslations("overview.city");
  return (
    <section className="section--tight">
      <div className="wrap">
        <PlaceFacts facts={facts} />
        <div className="grid grid--7-4 city-intro__text">
          <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: introHtml }} />
          <aside>
            <CityPairs pairs={pairs} />
            <Link className="action-link" to={guide}>
              {t("guide")}
              <Icon name="arrow-right" />
            </Link>
          </aside>
        </div>
      </div>
    </section>
  );
}

function CityPriceHistory({ prices: { heading, note, chart } }: { prices: CityPricesView }) {
  return (
    <section className="section sunk">
      <div className="wrap grid grid--4-8">
        <div>
          <h2>{heading}</h2>
          <p className="soft city-price-history__note">{note}</p>
        </div>
        <figure>
          <PriceHistoryChart prices={chart} tall />
        </figure>
      </div>
    </section>
  );
}
