import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { BuyingCosts } from "./buying-costs.tsx";
import { BuyerQuestions, ChapterList, GuideIntro } from "./guide-sections.tsx";
import { PlaceOnChart } from "./place-on-chart.tsx";
import { PriceHistory } from "./price-history.tsx";
import { SimilarPlaces } from "./similar-places.tsx";
import type { TownGuideView } from "./town-guide-view.server.ts";

export function TownGuidePage({ view }: { view: TownGuideView }) {
  const { cityGuide, prices, costs } = view;
  return (
    <>
      <PageHero {...view.hero} />
      <GuideIntro intro={view.intro}>
        <Link className="action-link" to={cityGuide.href}>
          {cityGuide.title}
          <Icon name="arrow-right" />
        </Link>
      </GuideIntro>
      <ChapterList chapters={view.chapters} />
      <PlaceOnChart place={view.place} />
      {prices && (
        <PriceHistory prices={prices}>
          <div className="beside-city">
            <p>{prices.cityNote}</p>
            <p>{prices.comparedToCity}</p>
          </div>
        </PriceHistory>
      )}
      <NewestProjects {...view.projects} />
      {costs && <BuyingCosts costs={costs} />}
      <BuyerQuestions questions={view.questions} />
      <SimilarPlaces places={view.similar} />
    </>
  );
}
