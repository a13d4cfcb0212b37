import type { ReactNode } from "react";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ShownProject } from "#site/features/questionnaire/content.ts";
import { Cover } from "#site/components/cover.tsx";
import { PlaceName } from "#site/components/place-name.tsx";
import { ResidenceBadge } from "#site/components/residence-badge.tsx";
import { Link } from "#site/ui/link.tsx";

interface ProjectRowProps {
  project: ShownProject;
  /** The price that is told in the row; a badge that another home reaches names that home's. */
  priceUsd: number;
  children: ReactNode;
}

/** A project in a line: its picture, its name and place, and what is to say about it here. The whole of it leads to its page. */
export function ProjectRow({ project, priceUsd, children }: ProjectRowProps) {
  const { locale } = useVisitor();
  const { slug, name, place, badge } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  return (
    <li className="fit">
      <div className="fit__pic">
        <Cover project={project} sizes="(min-width: 40rem) 10rem, 6rem" from={320} upTo={480} />
      </div>
      <div className="fit__body">
        <p className="fit__name">
          <Link to={linkTo(locale, "project", { country, city, slug })}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p className="fit__place">
          <span>
            <PlaceName place={place} />
          </span>
          {badge && <ResidenceBadge badge={badge} country={country} startFromUsd={priceUsd} />}
        </p>
        {children}
      </div>
    </li>
  );
}
