import type { Place, ProjectSummary } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { studio } from "#domain/rooms.ts";
import type { ProjectStatus, WhatsappLine } from "#domain/vocabulary.ts";
import { translatorFor } from "#i18n/messages.ts";
import { placeText } from "#i18n/place-text.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { coastOf } from "#site/components/coast-of.ts";
import type { CoverView } from "#site/components/cover.tsx";
import { priceView, type PriceView } from "#site/components/price-view.server.ts";
import {
  residenceBadgeView,
  type ResidenceBadgeView,
} from "#site/components/residence-badge-view.server.ts";
import { tideView, type TideView } from "#site/components/tide-line-view.server.ts";

/** Finished strings in the visitor's language, currency and unit of area. */
export interface ProjectCardView {
  ref: string;
  name: string;
  whatsapp: WhatsappLine;
  status: ProjectStatus;
  href: string;
  cover: CoverView;
  tide: TideView;
  place: string;
  badge: ResidenceBadgeView | null;
  offer: OfferTagView | null;
  price: PriceView;
  facts: CardFactsView;
}

export interface CardFactsView {
  downPayment: string;
  handover: string;
  /** From the smallest to the largest; null where no unit is a home. */
  rooms: RoomsView | null;
  /** Shown where there are no rooms. */
  types: string;
  area: string;
}

export interface RoomsView {
  from: string;
  to: string;
}

export interface OfferTagView {
  badge: string;
  /** The last day, in a sentence. */
  until: string;
}

export function projectCardView(project: ProjectSummary, visitor: Visitor): ProjectCardView {
  const { locale } = visitor;
  const { ref, name, whatsapp, status, slug, place, startFromUsd: priceUsd } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  return {
    ref,
    name,
    whatsapp,
    status,
    href: linkTo(locale, "project", { country, city, slug }),
    cover: coverView(project),
    tide: tideView(project.plan, visitor),
    place: placeName(place, locale),
    badge: project.badge && residenceBadgeView(project.badge, { country, priceUsd }, visitor),
    offer: project.offer && offerTagView(project.offer, visitor),
    price: priceView(priceUsd, visitor),
    facts: cardFactsView(project, visitor),
  };
}

/** Falls back to the sea chart of its coast. */
export function coverView({ cover, place }: Pick<ProjectSummary, "cover" | "place">): CoverView {
  return cover ?? coastOf(place.country.slug);
}

export function offerTagView(
  { badge, validUntil }: NonNullable<ProjectSummary["offer"]>,
  { locale, format }: Visitor,
): OfferTagView {
  const until = translatorFor(locale, "card")("offer_until", { date: format.date(validUntil) });
  return { badge, until };
}

/** Such as `Beyoğlu, Istanbul`. */
export function placeName(place: Place, locale: Locale): string {
  const t = translatorFor(locale, "card");
  return placeText(place, (names) => t("place", names));
}

/** `2+1`, or the word for a studio. */
export function roomsName(rooms: string, locale: Locale): string {
  return rooms === studio ? translatorFor(locale, "card")("studio") : rooms;
}

export function roomsView(rooms: RoomsView, locale: Locale): RoomsView {
  return { from: roomsName(rooms.from, locale), to: roomsName(rooms.to, locale) };
}

export function cardFactsView(project: ProjectSummary, visitor: Visitor): CardFactsView {
  const { locale, format, areaRange } = visitor;
  const { plan, status, delivery, rooms, types, areaM2 } = project;
  return {
    downPayment: format.percent(plan.downPaymentPct),
    handover:
      status === "ready"
        ? translatorFor(locale, "card.fact")("ready_now")
        : format.quarter(delivery),
    rooms: rooms && roomsView(rooms, locale),
    types: format.list(types.map(({ name }) => name)),
    area: areaRange(areaM2.from, areaM2.to),
  };
}
