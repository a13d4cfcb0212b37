import { Link } from "#site/ui/link.tsx";

export interface Crumb {
  name: string;
  to: string;
}

interface BreadcrumbsProps {
  /** What the navigation is called. */
  label: string;
  /** From the home page to the page above this one. */
  above: readonly Crumb[];
  /** Name of this page; null where its heading follows and is long. */
  here: string | null;
}

export function Breadcrumbs({ label, above, here }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol role="list">
        {above.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        {here !== null && (
          <li aria-current="page">
            <bdi>{here}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
