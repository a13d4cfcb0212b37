import type { TeamMember } from "#contract/people.ts";
import { Link } from "#site/ui/link.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

interface PersonLinksProps {
  people: readonly Pick<TeamMember, "slug" | "name">[];
  /** The team's page; absent on that page itself. */
  page?: string;
}

export function PersonLinks({ people, page }: PersonLinksProps) {
  return (
    <ul className="person-links" role="list">
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
