import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { OfferRow } from "#site/features/offers/offer-row.tsx";
import type { OfferView } from "#site/features/offers/offer-view.server.ts";
import { Link } from "#site/ui/link.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

export interface OffersView {
  /** ISO date, and formatted for the locale. */
  today: { iso: string; text: string };
  offers: readonly OfferView[];
}

export function OffersPage({ today, offers }: OffersView) {
  const t = useTranslations("offers");
  return (
    <>
      <PageHero
        breadcrumbs={{
          current: t("title"),
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
                day: () => <time dateTime={today.iso}>{today.text}</time>,
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

function OfferLedger({ offers }: { offers: readonly OfferView[] }) {
  const t = useTranslations("offers");
  return (
    <table className="ledger ledger--fold offers__all">
      <caption className="visually-hidden">{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("offer")}</th>
          <th scope="col" className="ledger__fold">
            {t("project")}
          </th>
          <th scope="col" className="ledger__number ledger__fold">
            {t("until")}
          </th>
          <th scope="col" className="ledger__number">
            {t("days_left")}
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ slug, title, tag, card, until, daysLeftText }) => (
          <tr key={slug}>
            <th scope="row">
              <SectionLink section={slug}>{title}</SectionLink>
              <small className="ledger__sub">{tag.badge}</small>
            </th>
            <td className="ledger__fold">{card === null ? "–" : <bdi>{card.name}</bdi>}</td>
            <td className="ledger__number ledger__fold">
              <time dateTime={until.iso}>{until.text}</time>
            </td>
            <td className="ledger__number ledger__large">{daysLeftText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoOffers() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("offers.none");
  const tListing = useTranslations("listing");
  return (
    <EmptyState heading={t("heading")} text={t("text")}>
      <div className="cluster">
        <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
          {tListing("all")}
        </Link>
        <ContactLink className="btn btn--line">{t("ask")}</ContactLink>
      </div>
    </EmptyState>
  );
}
