import { useTranslations } from "use-intl";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { NoOffers } from "#site/features/offers/no-offers.tsx";
import { OfferLedger } from "#site/features/offers/offer-ledger.tsx";
import { OfferRow } from "#site/features/offers/offer-row.tsx";
import { offersOn } from "#site/features/offers/shown-offer.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { RateNote } from "#site/parts/price-figure.tsx";
import { todayContext } from "#site/request-context.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import offersSheet from "#site/styles/sheets/offers.css?url";
import type { Route } from "./+types/offers.ts";

export const links = sheets(figuresSheet, offersSheet);

/** Days are counted here and not in the browser: the server lets go of every kept page when the day changes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const today = context.get(todayContext);
  const { content } = await api.need("offers");
  const offers = offersOn(today, content).map(({ body, ...offer }) => ({
    ...offer,
    bodyHtml: htmlOf(body),
  }));
  return { today, offers };
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const t = translatorFor(locale, "offers");
  return pageHead({ locale, title: t("title"), description: t("description") });
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { today, offers } = loaderData;
  const { format } = useVisitor();
  const t = useTranslations("offers");
  return (
    <main id="main">
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
            <p className="soft text-sm pb-5">
              {t.rich("count", {
                count: offers.length,
                day: () => <time dateTime={today}>{format.date(today)}</time>,
              })}
            </p>
            {offers.length > 1 && <OfferLedger offers={offers} />}
            {offers.map((offer, index) => (
              <OfferRow key={offer.slug} offer={offer} eager={index === 0} />
            ))}
            <RateNote />
          </>
        )}
      </div>
    </main>
  );
}
