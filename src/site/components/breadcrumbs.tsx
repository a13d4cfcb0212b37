import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { Link } from "#site/ui/link.tsx";

export interface Breadcrumb {
  name: string;
  to: string;
}

export interface BreadcrumbsProps {
  /** Between the home page and this one, the widest first. */
  ancestors?: readonly Breadcrumb[];
  /** Null where the heading follows and is long. */
  current: string | null;
}

export function Breadcrumbs({ ancestors = [], current }: BreadcrumbsProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("breadcrumbs");
  const home = { name: t("home"), to: linkTo(locale, "home") };
  return (
    <nav className="breadcrumbs" aria-label={t("label")}>
      <ol role="list">
        {[home, ...ancestors].map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        {current !== null && (
          <li aria-current="page">
            <bdi>{current}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
