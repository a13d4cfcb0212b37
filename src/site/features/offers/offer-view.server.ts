import type { Offer } from "#contract/offer.ts";
import type { Picture } from "#contract/picture.ts";
import { daysBetween } from "#domain/iso-date.ts";
import type { FigureParts } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import {
  offerTagView,
  projectCardView,
  type OfferTagView,
  type ProjectCardView,
} from "#site/components/project-card-view.server.ts";
import type { AskedProject } from "#site/components/ask-link.tsx";

/** An offer as a page of a certain day shows it. */
export interface OfferView {
  slug: string;
  title: string;
  summary: string;
  tag: OfferTagView;
  image: Picture;
  /** The whole offer as HTML that our own renderer made. */
  bodyHtml: string;
  /** Null where the offer is no discount. */
  discount: FigureParts | null;
  /** From that day to the last one; 0 on the last. */
  daysLeft: number;
  /** The same as a table says it. */
  daysLeftText: string;
  from: Day;
  until: Day;
  terms: readonly string[];
  /** Null for an offer that is not bound to one. A project may have several offers: here it stands with this one, and with its picture. */
  card: ProjectCardView | null;
  /** The same project, to be asked about. */
  asked: AskedProject | null;
}

interface Day {
  iso: string;
  text: string;
}

/** An offer with its text as HTML. */
type DatedOffer = Omit<Offer, "body"> & Pick<OfferView, "bodyHtml" | "daysLeft">;

export function offerView(offer: DatedOffer, visitor: Visitor): OfferView {
  const { slug, title, summary, image, terms, discountPct, daysLeft, project } = offer;
  const { locale, format } = visitor;
  const day = (iso: string) => ({ iso, text: format.date(iso) });
  return {
    slug,
    title,
    summary,
    tag: offerTagView(offer, visitor),
    image,
    bodyHtml: offer.bodyHtml,
    discount: discountPct === null ? null : format.percentParts(discountPct),
    daysLeft,
    daysLeftText:
      daysLeft === 0 ? translatorFor(locale, "offers")("ends_today") : format.number(daysLeft),
    from: day(offer.validFrom),
    until: day(offer.validUntil),
    terms,
    card: project && projectCardView({ ...project, cover: image, offer }, visitor),
    asked: project && { name: project.name, slug: project.slug, place: project.place },
  };
}

/**
 * Counts the days that are left to each offer on a day, and puts the one that ends first at the top. What has ended by
 * then is left out: another machine's API may hold on to yesterday's answer for a moment after midnight.
 */
export function offersOn<Dated extends Pick<Offer, "validUntil">>(
  day: string,
  offers: readonly Dated[],
): (Dated & { daysLeft: number })[] {
  return offers
    .map((offer) => ({ ...offer, daysLeft: daysBetween(day, offer.validUntil) }))
    .filter(({ daysLeft }) => daysLeft >= 0)
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
