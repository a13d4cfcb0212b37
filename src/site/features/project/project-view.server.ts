import type { Picture } from "#contract/picture.ts";
import type { ProjectDetail } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import type { ProjectStatus, WhatsappLine } from "#domain/vocabulary.ts";
import { formatCoordinates } from "#i18n/coordinates.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { Breadcrumb } from "#site/components/breadcrumbs.tsx";
import { coastOf } from "#site/components/coast-of.ts";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { priceView, priceDateNote, type PriceView } from "#site/components/price-view.server.ts";
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
  unitsView,
  type FloorPlanView,
  type UnitsView,
} from "./units-view.server.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";
import { paymentView, type PaymentView } from "./payment-view.server.ts";
import { residenceView, type EligibilityView } from "./residence-view.server.ts";
import { returnsView, type ReturnsView } from "./returns-view.server.ts";

/** What the loader provides besides the project. */
interface ProjectTexts {
  /** Absolute URL of the page. */
  url: string;
  /** HTML from the Markdown renderer. */
  descriptionHtml: string;
  questions: readonly Faq[];
  /** Null when there is no chart of the coast. */
  chart: ChartView | null;
}

/** Values are formatted in the visitor's language, currency and unit of area. */
export interface ProjectView extends Omit<ProjectTexts, "chart"> {
  project: ProjectIdentity;
  crumbs: readonly Breadcrumb[];
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
  video: ProjectVideoView | null;
  amenities: readonly { slug: string; name: string }[];
  place: PlaceView;
  print: { code: string; prices: string };
  similar: readonly ProjectCardView[];
}

/** A project as links, enquiries and device lists identify it. */
export interface ProjectIdentity {
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
  units: UnitsView;
  payment: PaymentView;
  returns: ReturnsView;
  cost: CostView;
  /** Empty when nothing can be bought. */
  residence: readonly EligibilityView[];
}

/** When availability was last confirmed. */
interface ConfirmedDay {
  /** ISO date. */
  day: string;
  text: string;
}

export type ProjectVideoView = Pick<
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
  page: ProjectCalculation,
  { chart, ...texts }: ProjectTexts,
  visitor: Visitor,
): ProjectView {
  const { project } = page;
  const { locale, format } = visitor;
  const { name, slug, place, developer, video, availabilityConfirmedAt: day } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  return {
    ...texts,
    project: projectIdentity(project),
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
      units: unitsView(page, visitor),
      payment: paymentView(page, visitor),
      returns: returnsView(page, visitor),
      cost: costView(page, visitor),
      residence: residenceView(page, visitor),
    },
    floorPlans: floorPlansView(project, visitor),
    video: video && projectVideoView(video),
    amenities: project.amenities.map(({ slug, name }) => ({ slug, name })),
    place: {
      coordinates: formatCoordinates(project.center),
      chart,
      distances: project.distances.map(({ to, mode, minutes }) => ({
        to,
        isWalk: mode === "walk",
        minutes: format.minutes(minutes),
      })),
      permit: project.permit,
    },
    print: {
      code: linkTo(locale, "project-code", { country, city, slug }),
      prices: priceDateNote(page.today, visitor),
    },
    similar: project.similar.map((other) => projectCardView(other, visitor)),
  };

  function projectIdentity({ ref, whatsapp, status }: ProjectDetail): ProjectIdentity {
    const slugs = { country: { slug: country }, city: { slug: city } };
    return { ref, slug, name, whatsapp, status, place: slugs };
  }
}

function projectVideoView(video: NonNullable<ProjectDetail["video"]>): ProjectVideoView {
  const { title, description, file, youtubeId, poster, captions } = video;
  return { title, description, file, youtubeId, poster, captions };
}

/** Only sections that the page has. */
function sectionsOf(
  { eligibilities, project }: ProjectCalculation,
  hasQuestions: boolean,
  { locale }: Visitor,
): ProjectView["sections"] {
  const t = translatorFor(locale, "project.sections");
  return [
    { id: "overview", name: t("overview") },
    { id: "homes", name: hasHomes(project.units) ? t("homes") : t("units") },
    { id: "payment", name: t("payment") },
    { id: "return", name: t("returns") },
    { id: "cost", name: t("cost") },
    { id: "residence", name: t("residence"), isMissing: eligibilities.length === 0 },
    { id: "plans", name: t("plans"), isMissing: project.floorPlans.length === 0 },
    { id: "place", name: t("place") },
    { id: "questions", name: t("questions"), isMissing: !hasQuestions },
  ]
    .filter(({ isMissing = false }) => !isMissing)
    .map(({ id, name }) => ({ id, name }));
}
