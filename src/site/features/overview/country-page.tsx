import { useTranslations } from "use-intl";
import { CityTable } from "#site/components/city-table.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { Link } from "#site/ui/link.tsx";
import type { CountrySearchesView, CountryView } from "./country-view.server.ts";

export function CountryPage({ view }: { view: CountryView }) {
  const { hero, cities, newest, searches } = view;
  const t = useTranslations("overview");
  return (
    <>
      <PageHero {...hero} />
      <CountryIntro {...view} />
      <section className="section sunk">
        <div className="wrap">
          <div className="section-head">
            <h2>{cities.heading}</h2>
          </div>
          <CityTable caption={t("table.caption")} table={cities.table} counted />
        </div>
      </section>
      {newest && <NewestProjects {...newest} />}
      {searches.types.length + searches.filterPages.length > 0 && (
        <section className="section section--flush">
          <div className="wrap">
            <CountrySearches {...searches} />
          </div>
        </section>
      )}
    </>
  );
}

type CountryIntroProps = Pick<CountryView, "introHtml" | "threshold" | "highlights">;

function CountryIntro({ introHtml, threshold, highlights }: CountryIntroProps) {
  const t = useTranslations("overview.country");
  return (
    <section className="section">
      <div className="wrap grid grid--7-4">
        <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: introHtml }} />
        <aside>
          <h2 className="h-3">{t("highlights")}</h2>
          {threshold && (
            <p className="country-intro__threshold">
              <b>{threshold.text}</b>
              <br />
              <small className="soft">{threshold.asOf}</small>
            </p>
          )}
          <ul className="dash-list" role="list">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
}

function CountrySearches({ types, filterPages }: CountrySearchesView) {
  const t = useTranslations("overview.country");
  return (
    <div className="grid grid--2">
      {types.length > 0 && (
        <nav aria-labelledby="by-type">
          <h3 id="by-type">{t("types")}</h3>
          <ul className="cluster country-searches__list" role="list">
            {types.map(({ name, href, count }) => (
              <li key={href}>
                <Link className="chip country-searches__chip" to={href}>
                  {name} <span className="soft numeric">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {filterPages.length > 0 && (
        <nav aria-labelledby="popular-searches">
          <h3 id="popular-searches">{t("popular_searches")}</h3>
          <ul className="cluster country-searches__list" role="list">
            {filterPages.map(({ heading, href }) => (
              <li key={href}>
                <Link className="chip country-searches__chip" to={href}>
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
