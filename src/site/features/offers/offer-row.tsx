import { OfferTerms } from "#site/features/offers/offer-terms.tsx";
import type { ShownOffer } from "#site/features/offers/shown-offer.ts";
import { OfferTag } from "#site/components/offer-tag.tsx";
import { ProjectCard } from "#site/components/project-card.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface OfferRowProps {
  offer: ShownOffer;
  /** Its picture is seen at once; that of several comes below a table of them. */
  isAlone: boolean;
}

/** An offer between two rules: what it is, the home that it is about, until when and on what conditions. */
export function OfferRow({ offer, isAlone }: OfferRowProps) {
  const { project } = offer;
  return (
    <article className="offer" id={offer.slug}>
      <div className="offer__what">
        <h2 className="h-2">{offer.title}</h2>
        <p className="lede">{offer.summary}</p>
      </div>
      <div className="offer__home">
        {project === null ? (
          <div className="card__media">
            <Picture picture={offer.image} sizes={pictureSizes} eager={isAlone} />
            <p className="card__tags">
              <OfferTag offer={offer} />
            </p>
          </div>
        ) : (
          // A project may have several offers: here it stands with this one, and with its picture.
          <ProjectCard
            project={{ ...project, cover: offer.image, offer }}
            sizes={pictureSizes}
            upTo={1600}
            eager={isAlone}
          />
        )}
      </div>
      <div className="offer__text prose" dangerouslySetInnerHTML={{ __html: offer.bodyHtml }} />
      <OfferTerms offer={offer} />
    </article>
  );
}

/** On phones a narrow column that is as tall as what stands beside it. */
const pictureSizes =
  "(min-width: 84rem) 27rem, (min-width: 64rem) 31vw, (min-width: 48rem) 92vw, 18rem";
