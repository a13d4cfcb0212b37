import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { Dollars } from "#site/components/price-figure.tsx";
import { RoomRange } from "#site/components/room-range.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import type { ProjectFacts } from "./page.server.ts";
import { ViewingLinks } from "./viewing-links.tsx";

/** The price that stays in view on wide screens, with the ways to ask. */
export function PriceCard({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  const { moneyParts } = useVisitor();
  return (
    <div className="pcard">
      <p className="pcard__l">{project.status === "sold" ? t("last_price") : t("start_price")}</p>
      <Figure parts={moneyParts(project.startFromUsd)} size="lg" />
      <Dollars usd={project.startFromUsd} className="pcard__usd" />
      <div className="pcard__t">
        <TideLine plan={project.plan} />
        <TideKey plan={project.plan} />
      </div>
      <Pairs project={project} />
      <WaysToAsk project={project} />
      <Availability project={project} />
    </div>
  );
}

function WaysToAsk({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  return (
    <div className="pcard__b">
      <AskLink className="btn btn--block btn--lg" project={project}>
        {t("ask_form")}
      </AskLink>
      <ContactLinks project={project} />
      <ViewingLinks project={project} />
    </div>
  );
}

function Pairs({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  const facts = useTranslations("card.fact");
  const { locale, areaRange, format } = useVisitor();
  const { status, delivery, rooms, areaM2, developer, types } = project;
  return (
    <dl className="pairs">
      <div>
        <dt>{facts("handover")}</dt>
        <dd>{status === "ready" ? facts("ready_now") : format.quarter(delivery)}</dd>
      </div>
      <div>
        <dt>{rooms ? facts("rooms") : facts("type")}</dt>
        <dd>{rooms ? <RoomRange rooms={rooms} /> : format.list(types.map(({ name }) => name))}</dd>
      </div>
      <div>
        <dt>{facts("area")}</dt>
        <dd>
          <bdi className="num">{areaRange(areaM2.from, areaM2.to)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t("developer")}</dt>
        <dd>
          <Link to={linkTo(locale, "developer-company", { slug: developer.slug })}>
            <bdi>{developer.name}</bdi>
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function Availability({ project: { availabilityConfirmedAt: day } }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  const { format } = useVisitor();
  if (day === null) return null;
  return (
    <p className="pcard__n">
      <Icon name="circle-check" />
      <span>
        {t.rich("confirmed", { day: () => <time dateTime={day}>{format.date(day)}</time> })}
      </span>
    </p>
  );
}
