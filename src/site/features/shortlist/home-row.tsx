import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { RemoveLink, type ShownList } from "#site/features/shortlist/remove-link.tsx";
import { CardFacts } from "#site/components/card-facts.tsx";
import { Cover } from "#site/components/cover.tsx";
import { KeepAct } from "#site/components/kept-homes/keep-act.tsx";
import { PlaceName } from "#site/components/place-name.tsx";
import { PriceFigure } from "#site/components/price-figure.tsx";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";

interface HomeRowProps {
  project: ProjectSummary;
  list: ShownList;
  /** Where the site is, for paper. */
  origin: string;
  eager: boolean;
}

const drawn = { sizes: "(min-width: 48rem) 15rem, 34vw", from: 320, upTo: 768 };

/** A home between two rules: what it looks like and how it is paid, what it is, its facts, its price, and what to do with it. */
export function HomeRow({ project, list, origin, eager }: HomeRowProps) {
  const { locale } = useVisitor();
  const { slug, name, place, badge, startFromUsd } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  const path = linkTo(locale, "project", { country, city, slug });
  return (
    <li className={project.status === "sold" ? "kept kept--sold" : "kept"}>
      <div className="kept__pic">
        <Cover project={project} {...drawn} eager={eager} />
        <TideLine plan={project.plan} />
      </div>
      <div className="kept__what">
        <h2 className="h-3">
          <Link to={path}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="soft">
          <PlaceName place={place} />
        </p>
        <p className="kept__marks">
          <StatusTag status={project.status} />
          <bdi className="num soft">{project.ref}</bdi>
          {badge && <ResidenceBadge badge={badge} country={country} startFromUsd={startFromUsd} />}
        </p>
        <div className="kept__plan">
          <TideKey plan={project.plan} />
        </div>
        <p className="kept__address">
          <bdi className="ltr">{origin + path}</bdi>
        </p>
      </div>
      <RowPrice project={project} />
      <div className="kept__facts">
        <CardFacts project={project} />
      </div>
      <div className="kept__acts">
        {!list.isOwn && <KeepAct list="shortlist" project={project} labelled />}
        <KeepAct list="compare" project={project} labelled />
        <span data-remove="">
          <RemoveLink list={list} home={project} />
        </span>
      </div>
    </li>
  );
}

function RowPrice({ project: { status, startFromUsd } }: Pick<HomeRowProps, "project">) {
  const { converts, usd } = useVisitor();
  const t = useTranslations();
  const isSold = status === "sold";
  return (
    <div className="kept__price">
      <p className="soft">
        {t(isSold ? "project.card.last_price" : "card.from")}{" "}
        {converts && <bdi className="num">{usd(startFromUsd)}</bdi>}
      </p>
      <PriceFigure usd={startFromUsd} size="md" />
      {isSold && <p className="soft">{t("shortlist.sold")}</p>}
    </div>
  );
}
