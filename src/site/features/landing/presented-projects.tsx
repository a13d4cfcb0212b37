import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { Cover } from "#site/components/cover.tsx";
import { OfferTag } from "#site/components/offer-tag.tsx";
import { PriceFigure, RateNote } from "#site/components/price-figure.tsx";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";
import type {
  PresentedProjectsView,
  PresentedProjectView,
} from "./presented-projects-view.server.ts";

/** The first project is large; without projects, a link to the listing. */
export function PresentedProjects({ projects, listing }: PresentedProjectsView) {
  const t = useTranslations("landing.projects");
  return (
    <section className="section sunk">
      <div className="wrap">
        <SectionHead
          heading={t("heading")}
          body={`<p>${projects.length === 0 ? t("none") : t("text")}</p>`}
          more={listing}
        />
        {projects.length > 0 && (
          <>
            <ol className="presented-projects" role="list">
              {projects.map((presented, index) => (
                <PresentedProject key={presented.href} presented={presented} isLead={index === 0} />
              ))}
            </ol>
            <RateNote />
          </>
        )}
      </div>
    </section>
  );
}

const pictureProps = {
  lead: { sizes: "(min-width: 84rem) 48rem, (min-width: 64rem) 56vw, 92vw" },
  line: { sizes: "(min-width: 64rem) 14rem, 8rem", from: 320, upTo: 768 },
};

interface PresentedProjectProps {
  presented: PresentedProjectView;
  /** The first project is large. */
  isLead: boolean;
}

/** The whole row is a link. */
function PresentedProject({ presented, isLead }: PresentedProjectProps) {
  const { title, href, location, feature, cover, tide, status, isForSale, offer, rooms, badge } =
    presented;
  return (
    <li className={isForSale ? "presented-project" : "presented-project presented-project--sold"}>
      <div className="presented-project__picture">
        <Cover cover={cover} {...(isLead ? pictureProps.lead : pictureProps.line)} />
        <TideLine tide={tide} />
        {isLead && <TideKey tide={tide} />}
      </div>
      <div>
        <h3 className="h-3">
          <Link to={href}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="soft">{location}</p>
        {(!isForSale || offer) && (
          <p className="presented-project__tags">
            {!isForSale && <StatusTag status={status} />}
            {offer && <OfferTag offer={offer} />}
          </p>
        )}
      </div>
      <div>
        <p className="presented-project__feature">{feature}</p>
        {rooms.length > 0 && (
          <p className="soft">
            {rooms.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && " · "}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </p>
        )}
        {badge && (
          <p>
            <ResidenceBadge badge={badge} />
          </p>
        )}
      </div>
      <Price {...presented} />
    </li>
  );
}

/** Sold projects show their last price. */
function Price({ isForSale, price, firstPayment }: PresentedProjectView) {
  const tCard = useTranslations("card");
  const tProject = useTranslations("project.card");
  return (
    <div className="presented-project__cost soft">
      <p>{isForSale ? tCard("from") : tProject("last_price")}</p>
      <PriceFigure price={price} size="md" />
      {firstPayment !== null && <p>{firstPayment}</p>}
    </div>
  );
}
