import type { Picture } from "#contract/picture.ts";
import type { ProjectDetail } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import type { ProjectStatus, WhatsappLine } from "#domain/vocabulary.ts";
import { writeCoordinates } from "#i18n/coordinates.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { Crumb } from "#site/components/breadcrumbs.tsx";
import { coastOf } from "#site/components/coast-of.ts";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { priceView, pricesOfDay, type PriceView } from "#site/components/price-view.server.ts";
import {
  cardFactsView,
  offerTagView,
  placeName,
  projectCardView,
  type CardFactsView,
  type OfferTagView,
  type ProjectCardView,
} from "#site/components/project-card-view.server.ts";
import { tideView, type TideView } from "#site/components/tide-line-view.server.ts";
import type { Faq } from "#site/ui/faqs.tsx";
import { costView, type CostView } from "./cost-view.server.ts";
import {
  floorPlansView,
  hasHomes,
  homesView,
  type FloorPlanView,
  type HomesView,
} from "./homes-view.server.ts";
import type { ProjectPage } from "./page.server.ts";
import { paymentView, type PaymentView } from "./payment-view.server.ts";
import { residenceView, type StandingView } from "./residence-view.server.ts";
import { returnsView, type ReturnsView } from "./returns-view.server.ts";

/** What the loader provides besides the project. */
interface ProjectTexts {
  /** Absolute URL of the page. */
  address: string;
  /** HTML from the Markdown renderer. */
  descriptionHtml: string;
  questions: readonly Faq[];
  /** Null when there is no chart of the coast. */
  chart: ChartView | null;
}

/** Values are formatted in the visitor's language, currency and unit of area. */
export interface ProjectView extends Omit<ProjectTexts, "chart"> {
  project: NamedProject;
  crumbs: readonly Crumb[];
  tagline: string;
  offer: OfferTagView | null;
  placeName: string;
  pictures: readonly Picture[];
  /** Chart drawing shown without pictures. */
  coast: ReturnType<typeof coastOf>;
  tide: TideView;
  price: PriceView;
  facts: CardFactsView;
  developer: { name: string; href: string };
  confirmed: ConfirmedDay | null;
  /** In page order. */
  sections: readonly { id: string; name: string }[];
  highlights: readonly string[];
  figures: FiguresView;
  floorPlans: readonly FloorPlanView[];
  film: FilmView | null;
  amenities: readonly { slug: string; name: string }[];
  place: PlaceView;
  paper: { code: string; prices: string };
  similar: readonly ProjectCardView[];
}

/** A project as links, enquiries and device lists identify it. */
export interface NamedProject {
  ref: string;
  slug: string;
  name: string;
  whatsapp: WhatsappLine;
  status: ProjectStatus;
  /** Slugs of its location. */
  place: { country: { slug: string }; city: { slug: string } };
}

/** Everything that depends on the visitor's choices. */
export interface FiguresView {
  /** Choices that differ from the defaults, as a query string. */
  query: string;
  homes: HomesView;
  payment: PaymentView;
  returns: ReturnsView;
  cost: CostView;
  /** Empty when nothing can be bought. */
  residence: readonly StandingView[];
}

/** When availability was last confirmed. */
interface ConfirmedDay {
  /** ISO date. */
  day: string;
  text: string;
}

export type FilmView = Pick<
  NonNullable<ProjectDetail["video"]>,
  "title" | "description" | "file" | "youtubeId" | "poster" | "captions"
>;

export interface PlaceView {
  coordinates: string;
  chart: ChartView | null;
  distances: readonly { to: string; isWalk: boolean; minutes: string }[];
  permit: string | null;
}

export function projectView(
  page: ProjectPage,
  { chart, ...texts }: ProjectTexts,
  visitor: Visitor,
): ProjectView {
  const { project } = page;
  const { locale, format } = visitor;
  const { name, slug, place, developer, video, availabilityConfirmedAt: day } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  return {
    ...texts,
    project: namedProject(project),
    crumbs: [
      { name: place.country.name, to: linkTo(locale, "country", { country }) },
      { name: place.city.name, to: linkTo(locale, "city", { country, city }) },
    ],
    tagline: project.tagline,
    offer: project.offer && offerTagView(project.offer, visitor),
    placeName: placeName(place, locale),
    pictures: project.images,
    coast: coastOf(country),
    tide: tideView(project.plan, visitor),
    price: priceView(project.startFromUsd, visitor),
    facts: cardFactsView(project, visitor),
    developer: {
      name: developer.name,
      href: linkTo(locale, "developer-company", { slug: developer.slug }),
    },
    confirmed: day === null ? null : { day, text: format.date(day) },
    sections: sectionsOf(page, texts.questions.length > 0, visitor),
    highlights: project.highlights,
    figures: {
      query: page.query,
      homes: homesView(page, visitor),
      payment: paymentView(page, visitor),
      returns: returnsView(page, visitor),
      cost: costView(page, visitor),
      residence: residenceView(page, visitor),
    },
    floorPlans: floorPlansView(project, visitor),
    film: video && filmView(video),
    amenities: project.amenities.map(({ slug, name }) => ({ slug, name })),
    place: {
      coordinates: writeCoordinates(project.center),
      chart,
      distances: project.distances.map(({ to, mode, minutes }) => ({
        to,
        isWalk: mode === "walk",
        minutes: format.minutes(minutes),
      })),
      permit: project.permit,
    },
    paper: {
      code: linkTo(locale, "project-code", { country, city, slug }),
      prices: pricesOfDay(page.today, visitor),
    },
    similar: project.similar.map((other) => projectCardView(other, visitor)),
  };

  function namedProject({ ref, whatsapp, status }: ProjectDetail): NamedProject {
    const slugs = { country: { slug: country }, city: { slug: city } };
    return { ref, slug, name, whatsapp, status, place: slugs };
  }
}

function filmView(video: NonNullable<ProjectDetail["video"]>): FilmView {
  const { title, description, file, youtubeId, poster, captions } = video;
  return { title, description, file, youtubeId, poster, captions };
}

/** Only sections that the page has. */
function sectionsOf(
  { standings, project }: ProjectPage,
  hasQuestions: boolean,
  { locale }: Visitor,
): ProjectView["sections"] {
  const t = translatorFor(locale, "project.sections");
  return [
    { id: "overview", name: t("overview") },
    { id: "homes", name: hasHomes(project.units) ? t("homes") : t("premises") },
    { id: "payment", name: t("payment") },
    { id: "return", name: t("returns") },
    { id: "cost", name: t("cost") },
    { id: "residence", name: t("residence"), isMissing: standings.length === 0 },
    { id: "plans", name: t("plans"), isMissing: project.floorPlans.length === 0 },
    { id: "place", name: t("place") },
    { id: "questions", name: t("questions"), isMissing: !hasQuestions },
  ]
    .filter(({ isMissing = false }) => !isMissing)
    .map(({ id, name }) => ({ id, name }));
}
