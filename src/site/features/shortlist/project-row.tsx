import { useTranslations } from "use-intl";
import {
  RemoveFromShortlist,
  type DisplayedList,
} from "#site/features/shortlist/remove-from-shortlist.tsx";
import { CardFacts } from "#site/components/card-facts.tsx";
import { Cover } from "#site/components/cover.tsx";
import { SaveToggle } from "#site/components/saved-projects/save-toggle.tsx";
import type { ShortlistProject } from "#site/features/shortlist/shortlist-rows.ts";
import { PriceFigure } from "#site/components/price-figure.tsx";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Link } from "#site/ui/link.tsx";

interface ProjectRowProps {
  project: ShortlistProject;
  list: DisplayedList;
  /** Origin of the site, for print. */
  origin: string;
  eager: boolean;
}

const pictureSizes = { sizes: "(min-width: 48rem) 15rem, 34vw", from: 320, upTo: 768 };

export function ProjectRow({ project, list, origin, eager }: ProjectRowProps) {
  const { ref, name, status, href, cover, tide, place, badge, facts } = project;
  return (
    <li className={status === "sold" ? "shortlist-row shortlist-row--sold" : "shortlist-row"}>
      <div className="shortlist-row__picture">
        <Cover cover={cover} {...pictureSizes} eager={eager} />
        <TideLine tide={tide} />
      </div>
      <div className="shortlist-row__text">
        <h2 className="h-3">
          <Link to={href}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="soft">{place}</p>
        <p className="shortlist-row__marks">
          <StatusTag status={status} />
          <bdi className="numeric soft">{ref}</bdi>
          {badge && <ResidenceBadge badge={badge} />}
        </p>
        <div className="shortlist-row__plan">
          <TideKey tide={tide} />
        </div>
        <p className="shortlist-row__address">
          <bdi className="ltr">{origin + href}</bdi>
        </p>
      </div>
      <RowPrice project={project} />
      <div className="shortlist-row__facts">
        <CardFacts facts={facts} />
      </div>
      <div className="shortlist-row__actions">
        {!list.isOwn && <SaveToggle list="shortlist" project={project} labelled />}
        <SaveToggle list="compare" project={project} labelled />
        <span data-remove="">
          <RemoveFromShortlist list={list} project={project} />
        </span>
      </div>
    </li>
  );
}

function RowPrice({ project: { status, price } }: Pick<ProjectRowProps, "project">) {
  const t = useTranslations();
  const isSold = status === "sold";
  return (
    <div className="shortlist-row__price">
      <p className="soft">
        {t(isSold ? "project.card.last_price" : "card.from")}{" "}
        {price.dollars !== null && <bdi className="numeric">{price.dollars}</bdi>}
      </p>
      <PriceFigure price={price} size="md" />
      {isSold && <p className="soft">{t("shortlist.sold")}</p>}
    </div>
  );
}

interface WithdrawnRowProps {
  reference: string;
  list: DisplayedList;
}

/** Row of a withdrawn project. */
export function WithdrawnRow({ reference, list }: WithdrawnRowProps) {
  const t = useTranslations("shortlist");
  return (
    <li className="shortlist-row shortlist-row--withdrawn">
      <div className="shortlist-row__text">
        <h2 className="h-3">
          <bdi className="numeric">{reference}</bdi>
        </h2>
        <p className="soft">{t("withdrawn")}</p>
      </div>
      <WithdrawnRowActions reference={reference} list={list} />
    </li>
  );
}

/** References that match no project; excluded from counts and actions. */
export function UnknownReferences({
  unknown,
  list,
}: {
  unknown: readonly string[];
  list: DisplayedList;
}) {
  const t = useTranslations("shortlist");
  return (
    <section className="shortlist-unknown">
      <h2 className="soft soft--small">{t("unknown", { count: unknown.length })}</h2>
      <ul className="shortlist-rows" role="list">
        {unknown.map((reference) => (
          <li key={reference} className="shortlist-row shortlist-row--withdrawn">
            <bdi className="shortlist-row__text numeric">{reference}</bdi>
            <WithdrawnRowActions reference={reference} list={list} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WithdrawnRowActions({ reference, list }: WithdrawnRowProps) {
  return (
    <div className="shortlist-row__actions">
      <span data-remove="">
        <RemoveFromShortlist list={list} project={{ ref: reference, name: reference }} />
      </span>
    </div>
  );
}
