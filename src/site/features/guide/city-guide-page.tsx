import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { CityPairs } from "#site/components/place-facts.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { BuyingCosts } from "./buying-costs.tsx";
import type { CityGuideView } from "./city-guide-view.server.ts";
import { DistrictList } from "./district-list.tsx";
import { BuyerQuestions, ChapterList, GuideIntro } from "./guide-sections.tsx";
import { PlaceOnChart } from "./place-on-chart.tsx";
import { PriceHistory } from "./price-history.tsx";
import { SimilarPlaces } from "./similar-places.tsx";

export function CityGuidePage({ view }: { view: CityGuideView }) {
  const { pairs, overview, prices, place, districts, costs, newest } = view;
  return (
    <>
      <PageHero {...view.hero} />
      <GuideIntro intro={view.intro}>
        <CityPairs pairs={pairs} />
        <Link className="action-link" to={overview.href}>
          {overview.title}
          <Icon name="arrow-right" />
        </Link>
      </GuideIntro>
      {prices && <PriceHistory prices={prices} />}
      <ChapterList chapters={view.chapters} />
      {place && <PlaceOnChart place={place} />}
      {districts && <DistrictList list={districts} />}
      {costs && <BuyingCosts costs={costs} />}
      {newest && <NewestProjects {...newest} />}
      <BuyerQuestions questions={view.questions} />
      <SimilarPlaces places={view.similar} />
    </>
  );
}
