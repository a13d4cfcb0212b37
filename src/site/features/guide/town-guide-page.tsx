import type { ProjectSummary } from "#contract/project.ts";
import type { SimilarRegion } from "#contract/region.ts";
import type { TownGuide } from "#contract/town-guide.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import type { Faq } from "#site/ui/faqs.tsx";
import { BesideCity } from "./beside-city.tsx";
import { BuyerQuestions } from "./buyer-questions.tsx";
import { BuyingCosts } from "./buying-costs.tsx";
import { ChapterList, type Chapter } from "./chapter-list.tsx";
import type { PlaceCosts } from "./place-costs.server.ts";
import { PlaceOnChart } from "./place-on-chart.tsx";
import { PriceHistory } from "./price-history.tsx";
import { SimilarPlaces } from "./similar-places.tsx";
import { TownHomes } from "./town-homes.tsx";
import { TownIntro } from "./town-intro.tsx";

export interface TownGuideView {
  town: Omit<TownGuide["town"], "intro" | "guide" | "sharePicture">;
  cityPrices: TownGuide["cityPrices"];
  introHtml: string;
  chapters: readonly Chapter[];
  /** Null where the coast is not drawn. */
  chart: ChartView | null;
  costs: PlaceCosts | null;
  projects: readonly ProjectSummary[];
  questions: readonly Faq[];
  similar: readonly SimilarRegion[];
  /** ISO date. */
  today: string;
}

/** What it is like to live and to buy in a town, beside its city. */
export function TownGuidePage({ view }: { view: TownGuideView }) {
  const { town, cityPrices, costs } = view;
  const { locale } = useVisitor();
  const { name, city, country, center } = town;
  return (
    <>
      <PageHero
        crumbs={{
          above: [
            { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
            { name: city.name, to: linkTo(locale, "city-guide", { city: city.slug }) },
          ],
          here: name,
        }}
        heading={name}
        summary={town.summary}
        image={town.image}
      />
      <TownIntro {...view} />
      <ChapterList chapters={view.chapters} />
      <PlaceOnChart place={{ name, center }} chart={view.chart} />
      <PriceHistory city={city} prices={cityPrices}>
        <BesideCity town={town} cityPrices={cityPrices} />
      </PriceHistory>
      <TownHomes town={town} projects={view.projects} />
      {costs && <BuyingCosts place={town} costs={costs} today={view.today} />}
      <BuyerQuestions questions={view.questions} />
      <SimilarPlaces places={view.similar} />
    </>
  );
}
