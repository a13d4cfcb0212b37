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
import type { IntentProject } from "#site/components/contact-link.tsx";

/** An offer as shown on a given day. */
export interface OfferView {
  slug: string;
  title: string;
  summary: string;
  tag: OfferTagView;
  image: Picture;
  /** HTML from the Markdown renderer. */
  bodyHtml: string;
  /** Null when the offer is not a discount. */
  discount: FigureParts | null;
  /** Days until the last one; 0 on the last day. */
  daysLeft: number;
  /** The days left in words. */
  daysLeftText: string;
  from: Day;
  until: Day;
  terms: readonly string[];
  /** Null for offers not tied to a project; otherwise its card with this offer and its picture. */
  card: ProjectCardView | null;
  /** The same project, as the subject of an enquiry. */
  contactProject: IntentProject | null;
}

interface Day {
  iso: string;
  text: string;
}

/** Body rendered to HTML. */
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
    contactProject: project && { name: project.name, slug: project.slug, place: project.place },
  };
}

/**
 * Counts the days left and sorts by end date. Leaves out expired offers, because a cached API answer may outlive
 * midnight.
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
