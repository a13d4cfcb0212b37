import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { NoOffers } from "#site/features/offers/no-offers.tsx";
import { OfferLedger } from "#site/features/offers/offer-ledger.tsx";
import { OfferRow } from "#site/features/offers/offer-row.tsx";
import type { ShownOffer } from "#site/features/offers/shown-offer.ts";
import { PageHero } from "#site/components/page-hero.tsx";
import { RateNote } from "#site/components/price-figure.tsx";

export interface OffersView {
  /** ISO date. */
  today: string;
  offers: readonly ShownOffer[];
}

/** What holds today: all offers in a few lines, then each by itself. */
export function OffersPage({ today, offers }: OffersView) {
  const { format } = useVisitor();
  const t = useTranslations("offers");
  return (
    <>
      <PageHero
        crumbs={{
          here: t("title"),
        }}
        heading={t("heading")}
        summary={t("lede")}
        image={null}
      />
      <div className="wrap">
        {offers.length === 0 ? (
          <NoOffers />
        ) : (
          <>
            <p className="soft soft--small offers__count">
              {t.rich("count", {
                count: offers.length,
                day: () => <time dateTime={today}>{format.date(today)}</time>,
              })}
            </p>
            {offers.length > 1 && <OfferLedger offers={offers} />}
            {offers.map((offer) => (
              <OfferRow key={offer.slug} offer={offer} isAlone={offers.length === 1} />
            ))}
            <RateNote />
          </>
        )}
      </div>
    </>
  );
}
