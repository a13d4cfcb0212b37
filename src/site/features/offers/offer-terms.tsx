import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ShownOffer } from "#site/features/offers/shown-offer.ts";
import { AskLink } from "#site/components/ask-link.tsx";
import { Figure } from "#site/ui/figure.tsx";

/** What an offer takes off, how long it holds, on what conditions, and whom to ask. */
export function OfferTerms({ offer }: { offer: ShownOffer }) {
  const { discountPct, validFrom, validUntil, daysLeft, terms, project } = offer;
  const { format } = useVisitor();
  const t = useTranslations("offers");
  return (
    <div className="offer__terms">
      {(discountPct !== null || daysLeft > 0) && (
        <dl className="offer__figures">
          {discountPct !== null && (
            <div>
              <dt>{t("discount")}</dt>
              <dd>
                <Figure parts={format.percentParts(discountPct)} size="lg" />
              </dd>
            </div>
          )}
          {daysLeft > 0 && (
            <div>
              <dt>{t("days_below", { days: daysLeft })}</dt>
              <dd>
                <Figure
                  parts={{ before: "", main: format.number(daysLeft), after: "" }}
                  size="lg"
                />
              </dd>
            </div>
          )}
        </dl>
      )}
      {daysLeft === 0 && <p className="offer__last">{t("ends_today")}</p>}
      <dl className="pairs">
        <div>
          <dt>{t("from")}</dt>
          <dd>
            <time dateTime={validFrom}>{format.date(validFrom)}</time>
          </dd>
        </div>
        <div>
          <dt>{t("until")}</dt>
          <dd>
            <time dateTime={validUntil}>{format.date(validUntil)}</time>
          </dd>
        </div>
      </dl>
      <h3 className="h-4">{t("terms")}</h3>
      <ul className="marks" role="list">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <AskLink className="btn btn--line" {...(project && { project })}>
        {t("ask")}
      </AskLink>
    </div>
  );
}
