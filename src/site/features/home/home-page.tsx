import type { HomePage as HomeContent } from "#contract/page.ts";
import type { FilterPages } from "#contract/listing.ts";
import type { PropertyTypeList } from "#contract/project.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { ExamplePurchase } from "#site/features/home/example-purchase.server.ts";
import { FeaturedProjects } from "#site/features/home/featured-projects.tsx";
import { Hero } from "#site/features/home/hero.tsx";
import { LatestPosts } from "#site/features/home/latest-posts.tsx";
import { OftenAsked } from "#site/features/home/often-asked.tsx";
import { Places } from "#site/features/home/places.tsx";
import { SearchConsole } from "#site/features/home/search-console.tsx";
import { sectionOf } from "#site/features/home/section.ts";
import { Unsure } from "#site/features/home/unsure.tsx";
import { WhyUs } from "#site/features/home/why-us.tsx";
import { CompanyFigures } from "#site/components/company-figures.tsx";
import { ContactBand } from "#site/components/contact-band.tsx";
import { ProcessSteps } from "#site/components/process-steps.tsx";
import { Testimonials } from "#site/components/testimonials.tsx";

export interface HomeView extends Pick<
  HomeContent,
  "hero" | "sections" | "countries" | "cities" | "featured" | "posts" | "testimonials"
> {
  /** What stands out about the leading project. */
  highlights: readonly string[];
  areas: AreaNavigation["content"];
  types: PropertyTypeList["content"];
  filterPages: FilterPages;
  example: ExamplePurchase | null;
  /** ISO date. */
  today: string;
}

/** The home page: the coasts, the search, and whatever sections the content has. */
export function HomePage({ view }: { view: HomeView }) {
  const { sections, countries } = view;
  const [shelf, places, why, figures, process, quotes, contact] = [
    sectionOf(sections, "featured-projects"),
    sectionOf(sections, "destinations"),
    sectionOf(sections, "why-us"),
    sectionOf(sections, "figures"),
    sectionOf(sections, "process"),
    sectionOf(sections, "testimonials"),
    sectionOf(sections, "contact"),
  ];
  return (
    <>
      <Hero hero={view.hero} countries={countries}>
        <SearchConsole areas={view.areas} types={view.types} />
        <OftenAsked filterPages={view.filterPages} />
        <Unsure />
      </Hero>
      {shelf && (
        <FeaturedProjects section={shelf} projects={view.featured} highlights={view.highlights} />
      )}
      {places && <Places section={places} countries={countries} cities={view.cities} />}
      {why && <WhyUs section={why} example={view.example} today={view.today} />}
      {figures && <CompanyFigures section={figures} image={figures.image ?? why?.image ?? null} />}
      {process && <ProcessSteps section={process} />}
      {quotes && (
        <Testimonials section={quotes} testimonials={view.testimonials} countries={countries} />
      )}
      <LatestPosts posts={view.posts} />
      {contact && <ContactBand section={contact} />}
    </>
  );
}
