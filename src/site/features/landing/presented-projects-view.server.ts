import type { Landing } from "#contract/landing.ts";
import { linkTo } from "#domain/links.ts";
import { percentOf, roundHalfUp } from "#domain/money.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { CoverView } from "#site/components/cover.tsx";
import { explainedPrice, type ExplainedPrice } from "#site/components/price-view.server.ts";
import {
  coverView,
  offerTagView,
  roomsName,
  type OfferTagView,
} from "#site/components/project-card-view.server.ts";
import {
  residenceBadgeView,
  type ResidenceBadgeView,
} from "#site/components/residence-badge-view.server.ts";
import { tideView, type TideView } from "#site/components/tide-line-view.server.ts";

export type LandingProject = Landing["projects"][number];

export interface PresentedProjectsView {
  /** Sold projects come last. */
  projects: readonly PresentedProjectView[];
  /** Link to all projects of the country, with their number. */
  listing: { to: string; title: string };
}

/** A project in the landing page's own words. */
export interface PresentedProjectView {
  title: string;
  href: string;
  location: string;
  feature: string;
  cover: CoverView;
  tide: TideView;
  status: ProjectStatus;
  isForSale: boolean;
  offer: OfferTagView | null;
  rooms: readonly string[];
  badge: ResidenceBadgeView | null;
  price: ExplainedPrice;
  /** Amount due at signing; null when it is zero or due later. */
  firstPayment: string | null;
}

export function presentedProjectsView(
  { country, projects }: Pick<Landing, "country" | "projects">,
  visitor: Visitor,
): PresentedProjectsView {
  const { locale } = visitor;
  return {
    projects: sortSoldLast(projects).map((presented) => presentedProjectView(presented, visitor)),
    listing: {
      to: linkTo(locale, "listing", { country: country.slug }),
      title: translatorFor(locale, "overview")("see_all", { count: country.projects }),
    },
  };
}

function presentedProjectView(presented: LandingProject, visitor: Visitor): PresentedProjectView {
  const { locale } = visitor;
  const { title, location, feature, bedTypes, project } = presented;
  const { slug, place, badge, offer, status, plan } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  const priceUsd = displayedPrice(presented);
  return {
    title,
    href: linkTo(locale, "project", { country, city, slug }),
    location,
    feature,
    cover: coverView(project),
    tide: tideView(plan, visitor),
    status,
    isForSale: isForSale(presented),
    offer: offer && offerTagView(offer, visitor),
    rooms: bedTypes.map((rooms) => roomsName(rooms, locale)),
    badge: badge && residenceBadgeView(badge, { country, priceUsd }, visitor),
    price: explainedPrice(priceUsd, visitor),
    firstPayment: firstPaymentText(presented, visitor),
  };
}

function firstPaymentText(
  presented: LandingProject,
  { locale, format, money }: Visitor,
): string | null {
  const { downPaymentPct } = presented;
  if (!isForSale(presented) || downPaymentPct <= 0) return null;
  return translatorFor(locale, "landing.projects")("first_payment", {
    share: isolate(format.percent(downPaymentPct)),
    amount: isolate(money(firstPayment(presented))),
  });
}

/** Price shown, whole US dollars: the landing page's own, but never below the project's current price. */
export function displayedPrice({ priceUsd, project }: LandingProject): number {
  return Math.max(priceUsd, project.startFromUsd);
}

/** Amount due at signing for the shown price, whole US dollars. */
export function firstPayment(presented: LandingProject): number {
  return roundHalfUp(percentOf(presented.downPaymentPct, displayedPrice(presented)));
}

/** Whole US dollars; null when nothing is for sale. */
export function lowestPrice(projects: readonly LandingProject[]): number | null {
  const prices = projects.filter(isForSale).map(displayedPrice);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Keeps the page's order otherwise. */
export function sortSoldLast(projects: readonly LandingProject[]): LandingProject[] {
  return projects.toSorted((one, other) => Number(isForSale(other)) - Number(isForSale(one)));
}

function isForSale({ project }: LandingProject): boolean {
  return project.status !== "sold";
}
