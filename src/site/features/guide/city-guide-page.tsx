import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import type { CityDetail, SimilarRegion, TownList } from "#contract/region.ts";
import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { statusesForSale } from "#domain/vocabulary.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import type { DistrictsView } from "#site/components/place-chart/districts-view.ts";
import type { Faq } from "#site/ui/faqs.tsx";
import { BuyerQuestions } from "./buyer-questions.tsx";
import { BuyingCosts } from "./buying-costs.tsx";
import { ChapterList, type Chapter } from "./chapter-list.tsx";
import { CityIntro } from "./city-intro.tsx";
import { DistrictList } from "./district-list.tsx";
import type { PlaceCosts } from "./place-costs.server.ts";
import { PlaceOnChart } from "./place-on-chart.tsx";
import { PriceHistory } from "./price-history.tsx";
import { SimilarPlaces } from "./similar-places.tsx";

export interface CityGuideView {
  city: Omit<CityDetail, "intro" | "guide" | "sharePicture">;
  introHtml: string;
  chapters: readonly Chapter[];
  towns: TownList["content"];
  page: TownList["page"];
  districts: DistrictsView | null;
  /** Null where the districts are on one, or the coast is not drawn. */
  chart: ChartView | null;
  costs: PlaceCosts | null;
  newest: { projects: readonly ProjectSummary[]; total: number } | null;
  questions: readonly Faq[];
  similar: readonly SimilarRegion[];
  /** ISO date. */
  today: string;
}

/** What it is like to live and to buy in a city. */
export function CityGuidePage({ view }: { view: CityGuideView }) {
  const { city, towns, page, costs, newest, today } = view;
  const { locale } = useVisitor();
  const t = useTranslations("guide");
  const tCity = useTranslations("overview.city");
  const { slug, name, nameIn, country, center } = city;
  const names = { name, place: nameIn };
  const listing = linkTo(locale, "listing", { country: country.slug, city: slug });
  return (
    <>
      <PageHero
        crumbs={{
          above: [
            { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
            { name, to: linkTo(locale, "city", { country: country.slug, city: slug }) },
          ],
          here: t("city.here"),
        }}
        heading={name}
        summary={city.summary}
        image={city.image}
      />
      <CityIntro {...view} />
      <PriceHistory city={city} prices={city.priceHistory} />
      <ChapterList chapters={view.chapters} />
      {towns.length === 0 && <PlaceOnChart place={{ name, center }} chart={view.chart} />}
      <DistrictList city={city} towns={towns} page={page} chart={view.districts} />
      {costs && <BuyingCosts place={city} costs={costs} today={today} />}
      {newest && (
        <NewestProjects
          {...newest}
          heading={t("homes.heading", names)}
          listing={`${listing}?${searchQuery({ ...anyCriteria, status: statusesForSale })}`}
          none={tCity("none", names)}
        />
      )}
      <BuyerQuestions questions={view.questions} />
      <SimilarPlaces places={view.similar} />
    </>
  );
}
