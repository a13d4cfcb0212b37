import { useTranslations } from "use-intl";
import { ContactLink } from "#site/components/contact-link.tsx";
import { OfferTag } from "#site/components/offer-tag.tsx";
import { ProjectCard } from "#site/components/project-card.tsx";
import type { OfferView } from "#site/features/offers/offer-view.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface OfferRowProps {
  offer: OfferView;
  /** A single offer's picture is above the fold; several come below a table. */
  isAlone: boolean;
}

export function OfferRow({ offer, isAlone }: OfferRowProps) {
  const { card } = offer;
  return (
    <article className="offer" id={offer.slug}>
      <div className="offer__what">
        <h2 className="h-2">{offer.title}</h2>
        <p className="lede">{offer.summary}</p>
      </div>
      <div className="offer__home">
        {card === null ? (
          <div className="card__media">
            <Picture picture={offer.image} sizes={pictureSizes} eager={isAlone} />
            <p className="card__tags">
              <OfferTag offer={offer.tag} />
            </p>
          </div>
        ) : (
          <ProjectCard project={card} sizes={pictureSizes} upTo={1600} eager={isAlone} />
        )}
      </div>
      <div className="offer__text prose" dangerouslySetInnerHTML={{ __html: offer.bodyHtml }} />
      <OfferTerms offer={offer} />
    </article>
  );
}

/** On phones the picture is a narrow column as tall as the text beside it. */
const pictureSizes =
  "(min-width: 84rem) 27rem, (min-width: 64rem) 31vw, (min-width: 48rem) 92vw, 18rem";

function OfferTerms({ offer }: { offer: OfferView }) {
  const { discount, daysLeft, daysLeftText, from, until, terms, contactProject } = offer;
  const t = useTranslations("offers");
  return (
    <div className="offer__terms">
      {(discount !== null || daysLeft > 0) && (
        <dl className="offer__figures">
          {discount !== null && (
            <div>
              <dt>{t("discount")}</dt>
              <dd>
                <Figure parts={discount} size="lg" />
              </dd>
            </div>
          )}
          {daysLeft > 0 && (
            <div>
              <dt>{t("days_left_unit", { days: daysLeft })}</dt>
              <dd>
                <Figure parts={{ before: "", main: daysLeftText, after: "" }} size="lg" />
              </dd>
            </div>
          )}
        </dl>
      )}
      {daysLeft === 0 && <p className="offer__last">{daysLeftText}</p>}
      <dl className="pairs">
        <div>
          <dt>{t("from")}</dt>
          <dd>
            <time dateTime={from.iso}>{from.text}</time>
          </dd>
        </div>
        <div>
          <dt>{t("until")}</dt>
          <dd>
            <time dateTime={until.iso}>{until.text}</time>
          </dd>
        </div>
      </dl>
      <h3 className="h-4">{t("terms")}</h3>
      <ul className="dash-list" role="list">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <ContactLink className="btn btn--line" {...(contactProject && { project: contactProject })}>
        {t("ask")}
      </ContactLink>
    </div>
  );
}
