import { data } from "react-router";
import { apiFor } from "#site/api-client.ts";
import { askedOften } from "#site/features/home/asked-often.ts";
import { CompanyFigures } from "#site/parts/company-figures.tsx";
import { ContactBand } from "#site/parts/contact-band.tsx";
import { examplePurchase } from "#site/features/home/example-purchase.server.ts";
import { FeaturedProjects } from "#site/features/home/featured-projects.tsx";
import { Hero } from "#site/features/home/hero.tsx";
import { LatestPosts } from "#site/features/home/latest-posts.tsx";
import { OftenAsked } from "#site/features/home/often-asked.tsx";
import { Places } from "#site/features/home/places.tsx";
import { ProcessSteps } from "#site/parts/process-steps.tsx";
import { SearchConsole } from "#site/features/home/search-console.tsx";
import { sectionOf } from "#site/features/home/section.ts";
import { Unsure } from "#site/features/home/unsure.tsx";
import { Testimonials } from "#site/parts/testimonials.tsx";
import { WhyUs } from "#site/features/home/why-us.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { todayContext } from "#site/request-context.ts";
import { sheets } from "#site/sheets.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import homeSheet from "#site/styles/sheets/home.css?url";
import type { Route } from "./+types/home.ts";

export const links = sheets(figuresSheet, homeSheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, areas, types, filterPages, currencies] = await Promise.all([
    api.get("homePage"),
    api.want("areaNavigation"),
    api.want("propertyTypes"),
    api.want("filterPages"),
    api.want("currencies"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { example, sections, ...shown } = page;
  return {
    ...shown,
    highlights: example?.highlights.slice(0, 3) ?? [],
    sections: sections.map(({ body, ...section }) => ({ ...section, body: body && htmlOf(body) })),
    areas: areas?.content ?? [],
    types: types?.content.filter(({ projects }) => projects > 0) ?? [],
    filterPages: types && filterPages ? askedOften(filterPages, types.content) : [],
    example: example && currencies && examplePurchase(example, currencies.content),
    today: context.get(todayContext),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections, hero, countries, cities, featured, posts, testimonials } = loaderData;
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
    <main id="main">
      <Hero hero={hero} countries={countries}>
        <SearchConsole areas={loaderData.areas} types={loaderData.types} />
        <OftenAsked filterPages={loaderData.filterPages} />
        <Unsure />
      </Hero>
      {shelf && (
        <FeaturedProjects section={shelf} projects={featured} highlights={loaderData.highlights} />
      )}
      {places && <Places section={places} countries={countries} cities={cities} />}
      {why && <WhyUs section={why} example={loaderData.example} today={loaderData.today} />}
      {figures && <CompanyFigures section={figures} image={figures.image ?? why?.image ?? null} />}
      {process && <ProcessSteps section={process} />}
      {quotes && (
        <Testimonials section={quotes} testimonials={testimonials} countries={countries} />
      )}
      <LatestPosts posts={posts} />
      {contact && <ContactBand section={contact} />}
    </main>
  );
}
