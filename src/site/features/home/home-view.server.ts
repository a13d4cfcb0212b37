import type { FilterPages } from "#contract/listing.ts";
import type { HomePage, PageSection } from "#contract/page.ts";
import type { Picture } from "#contract/picture.ts";
import type { PropertyTypeList } from "#contract/project.ts";
import type { AreaNavigation, CountrySummary } from "#contract/region.ts";
import type { Company } from "#contract/settings.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import { formatCoordinates } from "#i18n/coordinates.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { cityTableView, type CityTableView } from "#site/components/city-table-view.server.ts";
import {
  companyFiguresView,
  type CompanyFiguresView,
} from "#site/components/company-figures-view.server.ts";
import { postView, type PostView } from "#site/components/post-view.server.ts";
import {
  projectCardView,
  type ProjectCardView,
} from "#site/components/project-card-view.server.ts";
import type { TestimonialView } from "#site/components/testimonials.tsx";
import { thresholdText } from "#site/components/threshold-text.server.ts";
import {
  examplePurchaseView,
  type ExamplePurchaseView,
} from "#site/features/home/example-purchase.server.ts";

export interface HomeView {
  hero: { heading: string; text: string; coasts: readonly CoastView[] };
  search: HomeSearchFormView;
  /** Popular filter pages. */
  popularSearches: readonly { href: string; name: string }[];
  featured: FeaturedView | null;
  places: { section: SectionView; cities: CityTableView } | null;
  whyUs: { section: SectionView; example: ExamplePurchaseView | null } | null;
  figures: CompanyFiguresView | null;
  process: SectionView | null;
  testimonials: TestimonialsView | null;
  posts: readonly PostView[];
  contact: SectionView | null;
}

/** `body` is HTML. */
export type SectionView = Pick<PageSection, "heading" | "body" | "items">;

export interface CoastView {
  slug: string;
  name: string;
  href: string;
  image: Picture;
  coordinates: string;
  /** Threshold of its leading programme. */
  threshold: string | null;
}

export interface HomeSearchFormView {
  /** URL that the form is submitted to. */
  action: string;
  areas: readonly (Area & { cities: readonly Area[] })[];
  types: readonly { slug: string; plural: string }[];
  budgets: readonly { value: string; text: string }[];
}

interface Area {
  slug: string;
  title: string;
}

export interface FeaturedView {
  section: SectionView;
  lead: { project: ProjectCardView; summary: string; highlights: readonly string[] };
  others: readonly ProjectCardView[];
}

export interface TestimonialsView {
  section: SectionView;
  testimonials: readonly TestimonialView[];
  countries: readonly Pick<CountrySummary, "slug" | "nameIn">[];
}

/** Loaded content; null where a request failed. */
interface HomeContent {
  page: HomePage;
  /** Renders a section's Markdown. */
  htmlOf: (markdown: string) => string;
  areas: AreaNavigation | null;
  types: PropertyTypeList | null;
  filterPages: FilterPages | null;
  rates: readonly CurrencyRate[] | null;
  company: Company | null;
  /** ISO date. */
  today: string;
}

export function homeView(content: HomeContent, visitor: Visitor): HomeView {
  const { page, htmlOf, areas, filterPages, rates, company, today } = content;
  const { locale } = visitor;
  const { countries, cities, example, posts } = page;
  const types = content.types?.content ?? null;
  const section = (kind: string): PageSection | null => {
    const found = page.sections.find((candidate) => candidate.kind === kind);
    return found === undefined ? null : { ...found, body: found.body && htmlOf(found.body) };
  };
  const [shelf, places, why, figures, process, quotes, contact] = [
    section("featured-projects"),
    section("destinations"),
    section("why-us"),
    section("figures"),
    section("process"),
    section("testimonials"),
    section("contact"),
  ];
  return {
    hero: {
      heading: page.hero.heading,
      text: page.hero.text,
      coasts: countries.map((country) => coastView(country, visitor)),
    },
    search: searchView(areas, types, visitor),
    popularSearches: types && filterPages ? popularSearchLinks(filterPages, types, locale) : [],
    featured: shelf && featuredView(page, sectionView(shelf), visitor),
    places: places && {
      section: sectionView(places),
      cities: cityTableView(cities, visitor, countries),
    },
    whyUs: why && {
      section: sectionView(why),
      example: example && rates && examplePurchaseView(example, { rates, today }, visitor),
    },
    figures:
      figures &&
      companyFiguresView(
        { ...figures, image: figures.image ?? why?.image ?? null },
        company,
        visitor,
      ),
    process: process && sectionView(process),
    testimonials: quotes && testimonialsView(page, sectionView(quotes)),
    posts: posts.slice(0, 4).map((post) => postView(post, visitor)),
    contact: contact && sectionView(contact),
  };
}

function sectionView({ heading, body, items }: PageSection): SectionView {
  return { heading, body, items };
}

function coastView(country: CountrySummary, visitor: Visitor): CoastView {
  const { slug, name, image, center } = country;
  return {
    slug,
    name,
    href: linkTo(visitor.locale, "country", { country: slug }),
    image,
    coordinates: formatCoordinates(center),
    threshold: thresholdText(country, visitor),
  };
}

/** Whole US dollars in every currency, because listings filter in dollars. */
const budgets = [150_000, 300_000, 500_000, 1_000_000, 2_000_000] as const;

function searchView(
  areas: AreaNavigation | null,
  types: PropertyTypeList["content"] | null,
  { locale, usd }: Visitor,
): HomeSearchFormView {
  return {
    action: linkTo(locale, "listing", { country: "properties" }),
    areas: (areas?.content ?? []).map(({ slug, title, cities }) => ({
      slug,
      title,
      cities: cities.map((city) => ({ slug: city.slug, title: city.title })),
    })),
    types: (types ?? [])
      .filter(({ projects }) => projects > 0)
      .map(({ slug, plural }) => ({ slug, plural })),
    budgets: budgets.map((budget) => ({ value: `-${budget}`, text: usd(budget) })),
  };
}

function popularSearchLinks(
  filterPages: FilterPages,
  types: PropertyTypeList["content"],
  locale: Locale,
): HomeView["popularSearches"] {
  return pickPopularSearches(filterPages, types).map(({ slug, heading, country }) => ({
    href: linkTo(locale, "listing", { country: country ?? "properties", type: slug }),
    name: heading,
  }));
}

/** Picks filter pages about more than a type in a place, one of each kind: citizenship, off-plan, sea view … */
export function pickPopularSearches(
  filterPages: FilterPages,
  types: readonly { slug: string }[],
): FilterPages {
  const typeSlugs = new Set(types.map(({ slug }) => slug));
  const kinds = new Map<string, FilterPages[number]>();
  for (const page of filterPages) {
    const kind = page.slug.split("-", 1)[0] ?? "";
    if (page.country !== null && !typeSlugs.has(kind) && !kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

function featuredView(
  { featured, example }: HomePage,
  section: SectionView,
  visitor: Visitor,
): FeaturedView | null {
  const [lead, ...others] = featured;
  if (lead === undefined) return null;
  return {
    section,
    lead: {
      project: projectCardView(lead, visitor),
      summary: lead.summary,
      highlights: example?.highlights.slice(0, 3) ?? [],
    },
    others: others.slice(0, 6).map((project) => projectCardView(project, visitor)),
  };
}

function testimonialsView(
  { testimonials, countries }: HomePage,
  section: SectionView,
): TestimonialsView {
  return {
    section,
    testimonials: testimonials
      .slice(0, 3)
      .map(({ slug, quote, name, country }) => ({ slug, quote, name, country })),
    countries: countries.map(({ slug, nameIn }) => ({ slug, nameIn })),
  };
}
