import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Cover } from "#site/components/cover.tsx";
import { OfferTag } from "#site/components/offer-tag.tsx";
import { PriceFigure } from "#site/components/price-figure.tsx";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import { Rooms } from "#site/components/room-range.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";
import { firstPayment, isForSale, toldPrice, type Presented } from "./told-price.ts";

const drawn = {
  lead: { sizes: "(min-width: 84rem) 48rem, (min-width: 64rem) 56vw, 92vw" },
  line: { sizes: "(min-width: 64rem) 14rem, 8rem", from: 320, upTo: 768 },
};

interface PresentedProjectProps {
  presented: Presented;
  /** The first one is drawn large. */
  leads: boolean;
}

/** A project in the words of the page; the whole line leads to it. */
export function PresentedProject({ presented, leads }: PresentedProjectProps) {
  const { locale } = useVisitor();
  const { title, location, feature, bedTypes, project } = presented;
  const { slug, place, badge, offer, status, plan } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  const isFree = isForSale(presented);
  return (
    <li className={isFree ? "row" : "row row--sold"}>
      <div className="row__pic">
        <Cover project={project} {...(leads ? drawn.lead : drawn.line)} />
        <TideLine plan={plan} />
        {leads && <TideKey plan={plan} />}
      </div>
      <div>
        <h3 className="h-3">
          <Link to={linkTo(locale, "project", { country, city, slug })}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="soft">{location}</p>
        {(!isFree || offer) && (
          <p className="row__tags">
            {!isFree && <StatusTag status={status} />}
            {offer && <OfferTag offer={offer} />}
          </p>
        )}
      </div>
      <div>
        <p className="row__say">{feature}</p>
        {bedTypes.length > 0 && <BedTypes bedTypes={bedTypes} />}
        {badge && (
          <p>
            <ResidenceBadge badge={badge} country={country} startFromUsd={toldPrice(presented)} />
          </p>
        )}
      </div>
      <Price presented={presented} />
    </li>
  );
}

function BedTypes({ bedTypes }: Pick<Presented, "bedTypes">) {
  return (
    <p className="soft">
      {bedTypes.map((rooms, index) => (
        <Fragment key={rooms}>
          {index > 0 && " · "}
          <Rooms rooms={rooms} />
        </Fragment>
      ))}
    </p>
  );
}

/** What it costs, and what of it is paid first; of a sold one what it cost last. */
function Price({ presented }: { presented: Presented }) {
  const { format, money } = useVisitor();
  const t = useTranslations("landing.projects");
  const tCard = useTranslations("card");
  const tProject = useTranslations("project.card");
  const isFree = isForSale(presented);
  const { downPaymentPct } = presented;
  return (
    <div className="row__c soft">
      <p>{isFree ? tCard("from") : tProject("last_price")}</p>
      <PriceFigure usd={toldPrice(presented)} size="md" />
      {isFree && downPaymentPct > 0 && (
        <p>
          {t("first", {
            share: isolate(format.percent(downPaymentPct)),
            amount: isolate(money(firstPayment(presented))),
          })}
        </p>
      )}
    </div>
  );
}
