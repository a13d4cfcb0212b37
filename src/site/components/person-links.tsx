import type { TeamMember } from "#contract/people.ts";
import { Link } from "#site/ui/link.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

interface PersonLinksProps {
  people: readonly Pick<TeamMember, "slug" | "name">[];
  /** The team's page; the one that is shown unless told. */
  page?: string;
}

/** Names of people side by side, each leading to the person among the team. */
export function PersonLinks({ people, page }: PersonLinksProps) {
  return (
    <ul className="names" role="list">
      {people.map(({ slug, name }) => (
        <li key={slug}>
          {page === undefined ? (
            <SectionLink section={slug}>
              <bdi>{name}</bdi>
            </SectionLink>
          ) : (
            <Link to={`${page}#${slug}`}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
