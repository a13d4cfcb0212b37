import { useTranslations } from "use-intl";
import { CardFacts } from "#site/components/card-facts.tsx";
import { ChatIconButton } from "#site/components/channels/chat-icon-button.tsx";
import { Cover } from "#site/components/cover.tsx";
import { SaveToggle } from "#site/components/saved-projects/save-toggle.tsx";
import { OfferTag } from "#site/components/offer-tag.tsx";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import { StatusTag } from "#site/components/status-tag.tsx";
import { TideKey, TideLine } from "#site/components/tide-line.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";
import type { PictureProps } from "#site/ui/picture.tsx";

const sizes = {
  card: "(min-width: 84rem) 27rem, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 92vw",
  lead: "(min-width: 84rem) 56rem, (min-width: 64rem) 64vw, 92vw",
};

interface ProjectCardProps
  extends Pick<PictureProps, "eager" | "preloadMedia">, Partial<CardWidths> {
  project: ProjectCardView;
}

/** Widths of the picture, where they differ from those on a shelf. */
type CardWidths = Pick<PictureProps, "sizes" | "upTo">;

/** The whole card is a link; its buttons lie above it. */
export function ProjectCard({ project, ...picture }: ProjectCardProps) {
  return (
    <article className={project.status === "sold" ? "card card--sold" : "card"}>
      <div className="card__picture">
        <CardPicture project={project} sizes={sizes.card} upTo={1080} {...picture} />
        <TideLine tide={project.tide} />
      </div>
      <div className="card__body">
        <CardPrice project={project} />
        <CardName project={project} />
        <CardFacts facts={project.facts} />
      </div>
    </article>
  );
}

interface LeadProjectCardProps {
  project: ProjectCardView;
  summary: string;
  highlights: readonly string[];
}

export function LeadProjectCard({ project, summary, highlights }: LeadProjectCardProps) {
  return (
    <article className={`card card--lead ${project.status === "sold" ? "card--sold" : ""}`}>
      <div className="card__picture">
        <CardPicture project={project} sizes={sizes.lead} />
        <TideLine tide={project.tide} />
        <TideKey tide={project.tide} />
      </div>
      <div className="card__body">
        <CardName project={project} />
        <p className="card__summary">{summary}</p>
        {highlights.length > 0 && (
          <ul className="dash-list" role="list">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <CardPrice project={project} />
        <CardFacts facts={project.facts} />
      </div>
    </article>
  );
}

interface CardPictureProps extends Pick<PictureProps, "sizes" | "upTo" | "eager" | "preloadMedia"> {
  project: ProjectCardView;
}

function CardPicture({ project, ...picture }: CardPictureProps) {
  return (
    <div className="card__media">
      <Cover cover={project.cover} {...picture} />
      <p className="card__tags">
        <StatusTag status={project.status} />
        {project.offer && <OfferTag offer={project.offer} />}
      </p>
    </div>
  );
}

function CardPrice({ project }: { project: ProjectCardView }) {
  const t = useTranslations();
  const { dollars, parts } = project.price;
  return (
    <div className="card__top">
      <p className="card__price">
        <span>
          {t(project.status === "sold" ? "project.card.last_price" : "card.from")}{" "}
          {dollars !== null && (
            <span className="card__usd">
              <bdi className="numeric">{dollars}</bdi>
            </span>
          )}
        </span>
        <Figure parts={parts} />
      </p>
      <div className="card__actions">
        <SaveToggle list="shortlist" project={project} />
        <SaveToggle list="compare" project={project} />
        <ChatIconButton project={project} />
      </div>
    </div>
  );
}

function CardName({ project: { href, name, place, badge } }: { project: ProjectCardView }) {
  return (
    <>
      <h3>
        <Link to={href}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <p className="card__place">
        <span>{place}</span>
        {badge && <ResidenceBadge badge={badge} />}
      </p>
    </>
  );
}
